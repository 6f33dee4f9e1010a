import { describe, expect, it } from 'vitest';
import { importAgain } from '../../../tools/late-imports.js';

describe('a built script', () => {
  it('asks once more for what is imported late, with the files that it wants ahead', () => {
    const script = importAgain('const load=()=>import(`./part.js`);', () => ['inner.js']);
    expect(script).toContain('__p(()=>import(`./part.js`),`./inner.js`)');
    expect(script).toMatch(/^let __n=0;function __p\(/u);
  });

  it('takes what retries from another script, if there is one', () => {
    const helper = 'import{__p}from"./late.js";';
    expect(importAgain('import(`./part.js`);', undefined, helper)).toBe(
      `${helper}__p(()=>import(\`./part.js\`));`,
    );
  });

  it('is left as it is where nothing is imported late', () => {
    expect(importAgain('import"./part.js";')).toBe('import"./part.js";');
  });

  it('is refused where it has a name of its own that would be there twice', () => {
    expect(() => importAgain('let __n=1;import(`./part.js`)')).toThrow(/begin with __/u);
  });
});
