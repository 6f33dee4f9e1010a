/** What is made of a board beside itself: pictures, files, words. Fetched when it is first asked for. */
export { pictureOf } from './picture.js';
export { svgOf } from './svg.js';
export { blobOf } from './blob.js';
export { textOf } from './text.js';
