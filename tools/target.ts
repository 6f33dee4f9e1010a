/** The oldest JavaScript that all browsers with WebAssembly SIMD understand (Safari 16.4 and later). */
export const TARGET = 'es2022';

// Whatever is set where it is built: otherwise the scripts would contain the development build of lit.
process.env['NODE_ENV'] = 'production';
