// `node tools/run-in.mjs tools/checks eslint …`: runs a program of a project that `npm ci` does not install, in the root folder, after
// installing the project if it is not yet installed.
import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { installProject } from './install-project.mjs';

const [project, program, ...parameters] = process.argv.slice(2);
if (project === undefined || program === undefined)
  throw new Error('node tools/run-in.mjs PROJECT PROGRAM …');
installProject(project);

const programs = [project, '.'].map((folder) => resolve(join(folder, 'node_modules/.bin')));
const { error, status } = spawnSync(program, parameters, {
  stdio: 'inherit',
  env: { ...process.env, PATH: [...programs, process.env['PATH']].join(delimiter) },
  // The programs of npm are scripts of the shell on Windows.
  shell: process.platform === 'win32',
});
if (error) throw error;
process.exitCode = status ?? 1;
