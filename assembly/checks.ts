/** Assertions: checked only by the debug build (`npm run -w test core-debug`). */

/**
 * Whether assertions are compiled. They need `if (CHECKED)`, as `--noAssert` drops the assertion, but still evaluates
 * its condition.
 */
export const CHECKED: bool = !ASC_NO_ASSERT;
