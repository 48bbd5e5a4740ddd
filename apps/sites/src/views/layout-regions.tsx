import { renderToStaticMarkup } from 'react-dom/server';
import { LAYOUTS } from './layouts.tsx';
import { REGION_ORDER } from '../contract/regions.ts';

/** Names the region of an empty element in a layout's frame. */
const REGION_ATTRIBUTE = 'data-region';

/**
 * The HTML of a layout with an empty element in each of its regions, for a canvas that fills them.
 * @returns undefined for an unknown layout
 */
export function layoutFrame(layout: string): string | undefined {
  const Layout = Object.hasOwn(LAYOUTS, layout) ? LAYOUTS[layout] : undefined;
  if (!Layout) return undefined;
  const regions = Object.fromEntries(
    REGION_ORDER.map((region) => [region, <div key={region} {...{ [REGION_ATTRIBUTE]: region }} />]),
  );
  return renderToStaticMarkup(<Layout regions={regions} />);
}

/** The regions of each layout, in the order of its page. */
export const LAYOUT_REGIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(LAYOUTS).map((layout) => [
    layout,
    [...(layoutFrame(layout) ?? '').matchAll(new RegExp(` ${REGION_ATTRIBUTE}="(\\w+)"`, 'g'))].map(
      ([, region]) => region!,
    ),
  ]),
);
