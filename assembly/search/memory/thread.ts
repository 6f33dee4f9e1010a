/** The number of this instance among the threads on one memory, and their shared node count. */
import { CHECKED } from '../../checks';

/** More threads than are useful on any machine that runs a browser tab. */
export const MAX_THREADS: i32 = ASC_FEATURE_THREADS ? 16 : 1;

/** 0 is the thread that leads, whose answer counts; the others help it. */
export let thread: i32 = 0;

/**
 * In shared memory: the number of threads, and the nodes of each since it started, each in its own cache line. Each
 * thread writes only its own nodes, and what the others read may be a little old, so nothing is atomic.
 */
const THREADS = memory.data(64, 64);
const NODES = memory.data(MAX_THREADS * 64, 64);
const NODES_BYTES: usize = 64;

/** The helpers' nodes when the current search began. */
let nodesBefore: u64 = 0;

/** Makes this instance a thread, 1 to `MAX_THREADS` - 1. */
export function setThread(number: i32): void {
  if (CHECKED) assert(number > 0 && number < MAX_THREADS);
  thread = number;
  store<i32>(THREADS, max(threadCount(), number + 1));
}

/** How many threads there are, this one included. */
export function threadCount(): i32 {
  return max(1, load<i32>(THREADS));
}

/** Adds to the nodes of this thread that the other threads can see. */
export function countNodes(nodes: u64): void {
  const at = NODES + <usize>thread * NODES_BYTES;
  store<u64>(at, load<u64>(at) + nodes);
}

function nodesOfHelpers(): u64 {
  let sum: u64 = 0;
  for (let number = 1; number < threadCount(); number++) {
    sum += load<u64>(NODES + <usize>number * NODES_BYTES);
  }
  return sum;
}

/** Starts counting the helpers' nodes. */
export function beginCount(): void {
  nodesBefore = nodesOfHelpers();
}

/** Nodes that the helpers have visited since `beginCount`. */
export function helpersNodes(): u64 {
  if (CHECKED) assert(nodesOfHelpers() >= nodesBefore);
  return nodesOfHelpers() - nodesBefore;
}
