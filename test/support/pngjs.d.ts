/** The part of pngjs that is used here; it has no types of its own. */
declare module 'pngjs' {
  export interface PNG {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and opacity of each point, row by row. */
    readonly data: Uint8Array;
  }
  export const PNG: {
    new (size: { width: number; height: number }): PNG;
    readonly sync: { read(file: Uint8Array): PNG; write(picture: PNG): Uint8Array };
  };
}
