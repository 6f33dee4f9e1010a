// `node tools/install-projects.mjs FOLDER …`: installs projects that `npm ci` does not install, unless they are installed.
import { installProject } from './install-project.mjs';

for (const folder of process.argv.slice(2)) installProject(folder);
