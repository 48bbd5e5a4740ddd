'use client';
import { DRAG_THRESHOLD_PX, SWIPE_RATIO } from '../../../components/Carousel/constants.ts';
import { useSlides } from '../../../components/Carousel/useSlides.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import type { NavigationItem } from '../../../themes/brand.ts';

export interface TabRowProps {
  items: readonly NavigationItem[];
  path: string;
}

/** The first page of a tab's list is the tab's page; the others are in it. */
const currentOf = (link: string, path: string): 'page' | 'true' | undefined =>
  link === path ? 'page' : path.startsWith(`${link}?`) ? 'true' : undefined;

/** A row of tabs. Without its script it scrolls; with it, a mouse drags it too, from 16 px on. */
export default function TabRow({ items, path }: TabRowProps) {
  const { viewport, snaps } = useSlides({
    loop: false,
    start: 0,
    effect: 'slide',
    dragThreshold: DRAG_THRESHOLD_PX.tabs,
    swipeRatio: SWIPE_RATIO,
  });
  return (
    <div className="row" ref={viewport} data-ready={snaps > 0 || undefined}>
      <ul role="list">
        {items.map(({ text, link }) => (
          <li key={link}>
            <a href={safeHref(link)} aria-current={currentOf(link, path)} draggable={false}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
