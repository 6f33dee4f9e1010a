// Installs the projects for testing the packed package: bundlers, frameworks and site generators, which only the long tests need.
import { installProject } from '../../tools/install-project.mjs';

for (const project of ['test/consumers', 'test/consumers-18']) installProject(project);
