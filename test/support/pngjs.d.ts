/** The part of pngjs that is used here; the package has no types. */
declare module 'pngjs' {
  export interface PNG {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and opacity of each pixel, row by row. */
    readonly data: Uint8Array;
  }
  export const PNG: {
    new (size: { width: number; height: number }): PNG;
    readonly sync: { read(file: Uint8Array): PNG; write(picture: PNG): Uint8Array };
  };
}
