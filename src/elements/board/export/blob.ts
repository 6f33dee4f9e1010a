/**
 * Draws a picture into a file: PNG, JPEG, WebP or SVG. `export.ts` calls it for `board.toBlob()`. It takes the shapes of
 * `picture.ts`, and a canvas of the page turns them into pixels.
 */
import type { Picture, Shape } from '../../diagram/shapes.js';
import { textOfPicture } from '../../diagram/svg.js';
import type { FileOptions } from './picture.js';

/** The types of files that can be made. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/**
 * A picture as a file. Painted on a canvas, not loaded as an image, which a strict policy could forbid.
 *
 * @throws {RangeError} when the type or the size is not supported.
 */
export async function fileOf(
  picture: Picture,
  { type = 'image/png', size = 800 }: FileOptions,
): Promise<Blob> {
  if (!TYPES.includes(type)) throw new RangeError(`type takes one of ${TYPES.join(', ')}, not '${type}'`);
  if (!(size >= 16 && size <= 8192)) throw new RangeError(`size takes 16 to 8192 pixels, not ${size}`);
  if (type === 'image/svg+xml') return new Blob([textOfPicture(picture, size)], { type });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw on a canvas');
  pen.scale(canvas.width / picture.width, canvas.width / picture.width);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const shape of picture.shapes) paint(pen, shape, canvas.width / picture.width);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob ? resolve(blob) : reject(new Error(`this browser cannot make a picture of ${size} pixels`));
    canvas.toBlob(done, type);
  });
}

/** Draws a shape on a canvas. @param scale pixels of a square */
function paint(pen: CanvasRenderingContext2D, shape: Shape, scale: number): void {
  pen.beginPath();
  switch (shape.kind) {
    case 'box':
      pen.fillStyle = shape.fill;
      pen.fillRect(shape.x, shape.y, shape.width, shape.width);
      return;
    case 'disc':
      pen.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      if (shape.fill !== 'none') {
        pen.fillStyle = shape.fill;
        pen.fill();
      }
      if (shape.stroke !== 'none') stroke(pen, shape.stroke, shape.line);
      return;
    case 'line':
      for (const [x, y] of shape.points) pen.lineTo(x, y);
      stroke(pen, shape.stroke, shape.line);
      return;
    case 'text':
      pen.fillStyle = shape.fill;
      // Some browsers do not draw fonts below one pixel, however much they are scaled.
      pen.save();
      pen.resetTransform();
      pen.font = `600 ${shape.size * scale}px system-ui, sans-serif`;
      pen.fillText(shape.text, shape.x * scale, shape.y * scale);
      pen.restore();
  }
}

/** Draws the outline of the current path. */
function stroke(pen: CanvasRenderingContext2D, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}
