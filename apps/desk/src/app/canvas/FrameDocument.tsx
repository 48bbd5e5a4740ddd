import { useLayoutEffect, type ReactNode } from 'react';
import type { PreviewReply } from 'rotativa/editor';
import { withDeskAddresses } from './desk-addresses.ts';
import { useCanvas, type CanvasStore } from './canvas-store.ts';

/** The styles that the desk adds to a page: hidden blocks, empty regions, and the parts of a layout with several regions. */
const DESK_STYLES = `
html { background: var(--rt-color-surface-page, canvas); }
body { margin: 0; }
.mesa-hidden { display: flex; flex-wrap: wrap; gap: 2px 10px; padding: 10px 14px; border: 1px dashed #8a8a8a;
  background: #f4f3ef; color: #3d3d3d; font: 13px/1.4 system-ui, sans-serif; }
.mesa-region:empty { position: relative; }
.mesa-region:empty::before { content: var(--mesa-region); position: absolute; inset: 0; display: grid; place-items: center;
  color: #4d4d4d; font: 13px/1 system-ui, sans-serif; opacity: 1; }
.front > .mesa-region { grid-column: full-start / full-end; display: grid; grid-template-columns: subgrid; row-gap: inherit; }
.front > .mesa-region > * { grid-column: content; min-inline-size: 0; }
.front > .mesa-region > [data-bleed='both'] { grid-column: full; }
[data-puck-component] img { -webkit-user-drag: none; }
`;

function write(target: Document, id: string, css: string): void {
  let style = target.getElementById(id);
  if (!style) {
    style = target.createElement('style');
    style.id = id;
    target.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}

/** Attributes of the page that the server gives; those of the visual editor stay. */
function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string>>,
  given: Set<string>,
): void {
  for (const name of given) if (!(name in attributes)) element.removeAttribute(name);
  given.clear();
  for (const [name, value] of Object.entries(attributes)) {
    if (!/^(?:lang|dir|class|data-[\w-]+)$/.test(name)) continue;
    // Attributes that are written again would style the whole page again.
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    given.add(name);
  }
}

export interface FrameDocumentProps {
  canvas: CanvasStore;
  brand: string;
  /** The site's origin: its pictures come from there. */
  origin: string;
  target: Document | undefined;
  children: ReactNode;
}

const GIVEN = new WeakMap<Element, Set<string>>();
const givenTo = (element: Element): Set<string> => {
  if (!GIVEN.has(element)) GIVEN.set(element, new Set());
  return GIVEN.get(element)!;
};

/** Gives the frame of the canvas the styles and attributes of the page. */
export function FrameDocument({ canvas, brand, origin, target, children }: FrameDocumentProps): ReactNode {
  const head = useCanvas(canvas, ({ page }): PreviewReply['head'] | undefined => page?.head);
  useLayoutEffect(() => {
    if (!target || !head) return;
    if (!target.querySelector('base')) {
      const base = target.createElement('base');
      base.href = `${origin}/`;
      target.head.prepend(base);
    }
    write(target, 'mesa-page', withDeskAddresses(head.styles, brand));
    write(target, 'mesa-desk', DESK_STYLES);
    target.title = 'Página';
    target.defaultView?.frameElement?.setAttribute('title', 'La página, como la ven los lectores');
    setAttributes(target.documentElement, head.attributes.html, givenTo(target.documentElement));
    setAttributes(target.body, head.attributes.body, givenTo(target.body));
  }, [target, head, brand, origin]);
  const marks = useCanvas(canvas, (state) => state.marks);
  useLayoutEffect(() => {
    if (target && head) write(target, 'mesa-marks', marks);
  }, [target, head, marks]);
  return children;
}
