/** The part of pngjs that is used here; it has no types of its own. */
declare module 'pngjs' {
  interface Picture {
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and opacity of each point, row by row. */
    readonly data: Uint8Array;
  }
  export const PNG: {
    new (size: { width: number; height: number }): Picture;
    readonly sync: { read(file: Uint8Array): Picture; write(picture: Picture): Uint8Array };
  };
}
