// Runs the library in a worker, so that the page stays responsive.
import { LibraryHost } from './library-host.js';
import type { LibraryRequest } from './worker-messages.js';

const host = new LibraryHost((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<LibraryRequest>) => void host.take(data));
