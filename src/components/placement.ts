import { runLate } from './run-late.ts';

/** The side of its anchor on which something appears, in the direction of the text: `after` is to the right in Spanish. */
export type Side = 'above' | 'below' | 'before' | 'after';
/** The edges of anchor and panel that are aligned. */
export type Align = 'start' | 'center' | 'end';

const EDGES = { above: 'top', below: 'bottom', before: 'left', after: 'right' } as const;
const OPPOSITE = { before: 'after', after: 'before' } as const;

/** Whether the browser places panels from the style sheet. */
export const hasAnchors = (): boolean => CSS.supports('position-area', 'block-end');

/**
 * Places a panel beside its anchor in browsers without anchor positioning, where it is not placed by the style
 * sheet. The library is loaded at the first such panel.
 *
 * @returns a function that stops following the anchor
 */
export function placeByScript(panel: HTMLElement, anchor: Element, side: Side, align: Align): () => void {
  const loading = import('@floating-ui/dom').then(
    ({ autoUpdate, computePosition, flip, offset, shift }) =>
      () => {
        const mirrored =
          getComputedStyle(panel).direction === 'rtl' && (side === 'before' || side === 'after');
        const edge = EDGES[mirrored ? OPPOSITE[side] : side];
        return autoUpdate(anchor, panel, async () => {
          const { x, y } = await computePosition(anchor, panel, {
            strategy: 'fixed',
            placement: align === 'center' ? edge : `${edge}-${align}`,
            middleware: [offset(4), flip(), shift({ padding: 8 })],
          });
          Object.assign(panel.style, { margin: '0', inset: `${y}px auto auto ${x}px`, positionArea: 'none' });
        });
      },
  );
  return runLate(loading);
}
