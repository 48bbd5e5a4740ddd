import type { SlotComponent } from '@puckeditor/core';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { useCanvas, type CanvasStore } from './canvas-store.ts';
import { toProps } from './one-element.ts';

export interface PageFrameProps {
  canvas: CanvasStore;
  /** The regions and their labels, in order. */
  regions: readonly { readonly name: string; readonly label: string }[];
  slots: Readonly<Record<string, SlotComponent>>;
}

const REGION = 'data-region';
/** The frame has no styles yet. */
const WAITING = { padding: 16, font: '13px/1.4 system-ui, sans-serif' };
const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => /^(?:class|id|data-[\w-]+)$/.test(name))
      .map(({ name, value }) => [name, value]),
  );

/** How a slot is placed: as the element that holds nothing else, or in the place of its mark. */
type Place = (region: string, attributes?: Record<string, string>) => ReactNode;

/** The elements of a layout as React's, with a slot in place of each mark. Texts and links of the layout are left out. */
function build(element: Element, place: Place, key: number): ReactNode {
  const region = element.getAttribute(REGION);
  if (region !== null) return <Fragment key={key}>{place(region)}</Fragment>;
  const only = element.children.length === 1 ? element.children[0]!.getAttribute(REGION) : null;
  if (only !== null) return <Fragment key={key}>{place(only, attributesOf(element))}</Fragment>;
  if (!element.querySelector(`[${REGION}]`)) return null;
  const tag = element.tagName === 'MAIN' ? 'div' : element.tagName.toLowerCase();
  const children = [...element.children].map((child, index) => build(child, place, index));
  return createElement(tag, { ...toProps(attributesOf(element)), key }, children);
}

/** The layout of the page with a slot for each region. Regions that the layout does not have are below it. */
export function PageFrame({ canvas, regions, slots }: PageFrameProps): ReactNode {
  const frame = useCanvas(canvas, ({ page }) => page?.frame);
  const isWaiting = useCanvas(canvas, ({ page, problem }) => page === undefined && problem === undefined);
  const root = useMemo(() => {
    const template = document.createElement('template');
    template.innerHTML = frame ?? '';
    return template.content;
  }, [frame]);
  // Blocks that appeared before the layout would all be made again in it.
  if (isWaiting) return <p style={WAITING}>La página se está preparando…</p>;
  const shown = new Set<string>();
  const place: Place = (name, attributes) => {
    const Slot = slots[name];
    if (!Slot || shown.has(name)) return null;
    shown.add(name);
    const label = regions.find((region) => region.name === name)?.label ?? name;
    const { className = '', ...rest } = toProps(attributes ?? {});
    return (
      <Slot
        {...rest}
        className={`${className} mesa-region`}
        minEmptyHeight={72}
        // Blocks are below one another. Without it the visual editor asks for the style of each block when it appears.
        collisionAxis="y"
        style={{ height: 'auto', width: 'auto', ['--mesa-region' as string]: JSON.stringify(label) }}
      />
    );
  };
  return (
    <>
      {[...root.children].map((element, index) => build(element, place, index))}
      {regions.map(({ name }) => (shown.has(name) ? null : <Fragment key={name}>{place(name)}</Fragment>))}
    </>
  );
}
