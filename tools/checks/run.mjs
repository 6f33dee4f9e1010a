// `node tools/checks/run.mjs PROGRAM …`: runs a program of this project in the project's root folder, after installing this project if
// it is not installed yet. Without a program, it only installs.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installProject } from '../install-project.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
installProject(here);

const [program, ...parameters] = process.argv.slice(2);
if (program !== undefined) {
  const programs = [here, root].map((folder) => join(folder, 'node_modules/.bin'));
  const { error, status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [...programs, process.env['PATH']].join(delimiter) },
    // The programs of npm are scripts of the shell on Windows.
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
