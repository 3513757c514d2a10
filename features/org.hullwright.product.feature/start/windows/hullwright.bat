@echo off
rem Starts Hullwright. Needs Java 21 or newer, from JAVA_HOME or the path.
setlocal
rem What waits for the end of the program, to start it again when it asks for that, does so in a window that is out of the way.
if not defined HULLWRIGHT_WAITS (
	set HULLWRIGHT_WAITS=yes
	start "Hullwright" /min "%ComSpec%" /c call "%~f0" %*
	exit /b
)
set "java=javaw"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\javaw"
if not defined HULLWRIGHT_WORKSPACE set "HULLWRIGHT_WORKSPACE=%LOCALAPPDATA%\Hullwright\workspace"
for %%L in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set "launcher=%%~fL"
:again
start "" /wait "%java%" "-Dhullwright.examples=%~dp0examples" -jar "%launcher%" -data "%HULLWRIGHT_WORKSPACE%" %*
rem What it ends with when it wants to be started again, for example to wear another theme.
if %errorlevel% equ 23 goto again
