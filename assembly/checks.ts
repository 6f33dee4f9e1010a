/** Assertions: what the code takes for granted, asked by the debug build alone (`npm run build:core-debug`). */

/**
 * Whether assertions are compiled. They stand behind `if (CHECKED)`, since `--noAssert` drops the assertion, but not the
 * work of its condition.
 */
export const CHECKED: bool = !ASC_NO_ASSERT;
