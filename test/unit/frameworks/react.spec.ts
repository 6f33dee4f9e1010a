import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { wrap } from '../../../src/elements/frameworks/react/wrap.js';

/** What `wrap` reads of an element's class. */
const elementClass = {
  observedAttributes: [],
  elementProperties: new Map<string, object>([
    ['interactive', { type: Boolean }],
    ['moveNumbers', { type: Boolean, attribute: 'move-numbers' }],
  ]),
  prototype: {},
};

it('a boolean of several words is an attribute that is there or not, whatever the framework makes of false', () => {
  const component = wrap('othello-board', elementClass as never, 'Board') as unknown as {
    render(props: object, ref: null): ReactElement<Record<string, unknown>>;
  };
  const written = (moveNumbers: boolean): unknown =>
    component.render({ moveNumbers, interactive: true }, null).props['move-numbers'];
  expect(written(true)).toBe('');
  expect(written(false)).toBe(undefined);
});
