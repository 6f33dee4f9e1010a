/** Shapes as the text of an SVG file, for `diagram.ts` and for the export of a board. */
import { escaped } from './markup.js';
import type { Picture, Shape } from './shapes.js';

/** A picture as the text of an SVG file. */
export function textOfPicture({ width, title, shapes }: Picture, size = 800): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${width} ${width}" ` +
    `role="img" font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">` +
    `<title>${xmlText(title)}</title>${shapes.map(element).join('')}</svg>`
  );
}

/** A shape as an element of SVG. */
function element(shape: Shape): string {
  switch (shape.kind) {
    case 'box':
      return `<rect${attributes({ x: shape.x, y: shape.y, width: shape.width, height: shape.width, fill: shape.fill })}/>`;
    case 'disc': {
      const { x, y, radius, fill, stroke, line } = shape;
      return `<circle${attributes({ cx: x, cy: y, r: radius, fill, stroke, 'stroke-width': line })}/>`;
    }
    case 'line': {
      const points = shape.points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');
      return `<polyline${attributes({ points, fill: 'none', stroke: shape.stroke, 'stroke-width': shape.line })}/>`;
    }
    case 'text': {
      const { x, y, size, fill, text } = shape;
      const values = { x, y, 'font-size': size, 'dominant-baseline': 'central', fill };
      return `<text${attributes(values)}>${xmlText(text)}</text>`;
    }
  }
}

/** Attributes as text, with a blank before each. */
function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : xmlText(value)}"`)
    .join('');
}

/** To thousandths of a square, which no eye can see. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Untrusted text, for instance a mark, for XML: what has no place there, control characters, is replaced. */
function xmlText(text: string): string {
  return escaped(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd'));
}
