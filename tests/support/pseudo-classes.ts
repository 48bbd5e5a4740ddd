import type { CDPSession } from 'playwright-core';

/**
 * Shows all elements of a selector as if a reader hovered, pressed or focused them. Disabling the domain or detaching the
 * session ends that: without it, most keep the style until they change.
 */
export async function forcePseudoClasses(
  cdp: CDPSession,
  selector: string,
  forcedPseudoClasses: string[],
): Promise<void> {
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}
