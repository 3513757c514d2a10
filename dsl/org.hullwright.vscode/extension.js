// Starts the language server of Hull and lets VS Code talk to it; everything else it knows by itself.
const vscode = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

const LIBRARY = 'hull'; // the scheme of the core library, which is in no folder

let client;

exports.activate = async context => {
	const command = vscode.workspace.getConfiguration('hull').get('command');
	const server = { command, args: ['language-server'], transport: TransportKind.stdio };
	client = new LanguageClient('hull', 'Hull', server, { documentSelector: [{ language: 'hull', scheme: 'file' }, { language: 'hull', scheme: LIBRARY }] });
	context.subscriptions.push(vscode.workspace.registerTextDocumentContentProvider(LIBRARY, {
		provideTextDocumentContent: async address => (await client.sendRequest('workspace/textDocumentContent', { uri: address.toString() })).text
	}));
	await client.start();
};

exports.deactivate = () => client && client.stop();
