import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The violations that axe finds on a page, as text; without what `exclude` selects. */
export async function axeViolations(
  page: Page,
  options: axe.RunOptions = {},
  exclude: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ how, without }) => {
      const context = { include: ['html'], exclude: [...without] };
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, how);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { how: options, without: exclude },
  );
}
