import type { Page } from 'playwright-core';

/** A node of the accessibility tree for screen readers; nodes are in reading order. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  /** Whether it is focusable. */
  readonly focusable: boolean;
  /** Roles from the root of the page to the node's parent. */
  readonly above: readonly string[];
}

/** The browser's own accessibility tree; it can be read repeatedly. */
export interface AxTree {
  read(): Promise<AxNode[]>;
}

/** Enables the tree; until then Chromium only builds parts of it. */
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
      // The browser returns the nodes level by level.
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
