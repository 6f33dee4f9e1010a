import type { Page } from 'playwright-core';

/** What a screen reader is given of a page: roles and names in the order in which they are read. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  /** Whether the focus can go there. */
  readonly focusable: boolean;
  /** Roles from the root of the page to the node's parent. */
  readonly above: readonly string[];
}

/** The browser's own accessibility tree, to be read as often as you like. */
export interface AxTree {
  read(): Promise<AxNode[]>;
}

/** Switches the tree on; until then Chromium builds parts of it only. */
export async function openAxTree(page: Page): Promise<AxTree> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return {
    async read() {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const above = (id: string | undefined): string[] => {
        const node = id === undefined ? undefined : byId.get(id);
        if (!node) return [];
        const role = String(node.role?.value ?? '');
        return [...above(node.parentId), ...(node.ignored ? [] : [role])];
      };
      // The browser names them level by level.
      const inOrder = (node: (typeof nodes)[number]): typeof nodes => [
        node,
        ...(node.childIds ?? []).flatMap((id) => {
          const child = byId.get(id);
          return child ? inOrder(child) : [];
        }),
      ];
      return nodes
        .filter(({ parentId }) => parentId === undefined)
        .flatMap(inOrder)
        .filter((node) => !node.ignored)
        .map((node) => ({
          role: String(node.role?.value ?? ''),
          name: String(node.name?.value ?? ''),
          focusable: node.properties?.some(({ name, value }) => name === 'focusable' && value.value) ?? false,
          above: above(node.parentId),
        }));
    },
  };
}
