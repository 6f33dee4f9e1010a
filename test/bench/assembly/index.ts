/** The core with switches for its techniques and a plain kernel beside it: what `npm run bench:search` runs. */
export * from '../../../assembly/index';
export { plainNodes, plainScore } from './plain';
export { leaveOut } from '../../../assembly/techniques';
