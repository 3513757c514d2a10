// Lets extension.js start the real server and talk to it. VS Code and its client library are played by what stands here, so that nothing has to
// be installed: `HULLWRIGHT=/path/to/hullwright node --test`
const assert = require('node:assert');
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { test } = require('node:test');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hull-'));
const manifest = path.join(folder, 'house', 'pack.hull');
const text = 'pack house { version 1.0.0 }\ntoken Lamp { copies: 2 }\nroom Hall\nprocedure P { place Lamb in Hall }\n';

let client; // the one that the extension has made

/** The part of vscode-languageclient that the extension uses. */
class LanguageClient {

	constructor(id, name, server, options) {
		Object.assign(this, { id, name, server, options, next: 1, open: new Map(), told: [], waiting: [], read: Buffer.alloc(0) });
		client = this;
	}

	async start() {
		this.process = spawn(this.server.command, this.server.args, { stdio: ['pipe', 'pipe', 'inherit'] });
		this.ended = new Promise(resolve => this.process.on('exit', resolve));
		this.process.stdout.on('data', data => this.take(data));
		this.capabilities = (await this.sendRequest('initialize', {
			processId: process.pid, capabilities: {}, workspaceFolders: [{ uri: pathToFileURL(folder).toString(), name: 'packs' }] })).capabilities;
		this.notify('initialized', {});
	}

	async stop() {
		await this.sendRequest('shutdown');
		this.notify('exit');
		return this.ended;
	}

	sendRequest(method, params) {
		const id = this.next++;
		return new Promise((resolve, reject) => {
			this.open.set(id, { resolve, reject });
			this.send({ id, method, params });
		});
	}

	notify(method, params) {
		this.send({ method, params });
	}

	send(message) {
		const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
		this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
		this.process.stdin.write(body);
	}

	take(data) {
		this.read = Buffer.concat([this.read, data]);
		for (let head = this.read.indexOf('\r\n\r\n'); head >= 0; head = this.read.indexOf('\r\n\r\n')) {
			const length = Number(/Content-Length: (\d+)/.exec(this.read.subarray(0, head))[1]);
			if (this.read.length < head + 4 + length) {
				return;
			}
			const message = JSON.parse(this.read.subarray(head + 4, head + 4 + length));
			this.read = this.read.subarray(head + 4 + length);
			this.hear(message);
		}
	}

	hear(message) {
		if (message.id !== undefined && message.method === undefined) {
			const { resolve, reject } = this.open.get(message.id);
			message.error ? reject(new Error(message.error.message)) : resolve(message.result);
		} else if (message.id !== undefined) {
			this.send({ id: message.id, result: null }); // nothing the server asks of this editor matters here
		} else if (message.method === 'textDocument/publishDiagnostics') {
			this.told.push(message.params);
			this.waiting.splice(0).forEach(look => look());
		}
	}

	/** Waits until something is said of a document that is as wanted. */
	async diagnostics(uri, wanted) {
		for (;;) {
			const found = this.told.findLast(said => said.uri === uri && wanted(said.diagnostics));
			if (found) {
				return found.diagnostics;
			}
			await new Promise(resolve => this.waiting.push(resolve));
		}
	}
}

const contents = new Map(); // providers of documents, by scheme
const vscode = {
	workspace: {
		getConfiguration: section => ({ get: key => ({ 'hull.command': process.env.HULLWRIGHT })[`${section}.${key}`] }),
		registerTextDocumentContentProvider: (scheme, provider) => {
			contents.set(scheme, provider);
			return { dispose: () => contents.delete(scheme) };
		}
	}
};

const load = Module._load;
Module._load = (request, ...others) => request === 'vscode' ? vscode
	: request === 'vscode-languageclient/node' ? { LanguageClient, TransportKind: { stdio: 0 } } : load(request, ...others);
const extension = require('../extension.js');

test('the extension starts the server, which answers', { timeout: 600_000 }, async () => {
	fs.mkdirSync(path.dirname(manifest));
	fs.writeFileSync(manifest, text);
	const uri = pathToFileURL(manifest).toString();
	const context = { subscriptions: [] };
	await extension.activate(context);
	assert.deepEqual(client.options.documentSelector.map(selector => selector.language), ['hull', 'hull']);
	assert.ok(client.capabilities.codeActionProvider.codeActionKinds.includes('source.fixAll'));

	client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'hull', version: 1, text } });
	const [problem] = await client.diagnostics(uri, found => found.length > 0);
	assert.equal(problem.code, 'UNKNOWN_NAME');
	const actions = await client.sendRequest('textDocument/codeAction', { textDocument: { uri }, range: problem.range, context: { diagnostics: [problem], only: ['quickfix'] } });
	assert.equal(actions[0].title, 'Change to “Lamp”');

	const library = await contents.get('hull').provideTextDocumentContent({ toString: () => 'hull:/library/core.hull' });
	assert.match(library, /kind token is piece/);

	assert.equal(context.subscriptions.length, 1);
	assert.equal(await extension.deactivate(), 0, 'the server ends as it should');
	fs.rmSync(folder, { recursive: true });
});
