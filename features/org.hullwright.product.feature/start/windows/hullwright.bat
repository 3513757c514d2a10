@echo off
rem Starts Hullwright. Needs Java 21 or newer, from JAVA_HOME or the path.
setlocal
set "java=javaw"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\javaw"
if not defined HULLWRIGHT_WORKSPACE set "HULLWRIGHT_WORKSPACE=%LOCALAPPDATA%\Hullwright\workspace"
for %%L in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do start "" "%java%" "-Dhullwright.examples=%~dp0examples" -jar "%%L" -data "%HULLWRIGHT_WORKSPACE%" %*
