/** A thread of a leaf counter: answers each subtree with its number of leaves. `startLeafCounter` starts it. */
import { parentPort } from 'node:worker_threads';
import { loadLeafCounter, type Subtree } from './leaf-counter.js';

if (!parentPort) throw new Error('perft-thread is a thread of the leaf counter; it cannot be run alone');
const port = parentPort;

const counter = await loadLeafCounter();
port.on('message', (subtree: Subtree) => {
  void counter.count(subtree).then((leaves) => port.postMessage(leaves));
});
