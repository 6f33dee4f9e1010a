/** The core with switches for its techniques and a plain kernel for comparison; `npm run -w training bench:search` runs it. */
export * from '../../../assembly/index';
export { plainNodes, plainScore } from './plain';
export { leaveOut } from '../../../assembly/techniques';
