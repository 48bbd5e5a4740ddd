import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findStops } from '../focus.ts';
import type { Sweep } from './pattern.ts';

interface Reached {
  /** The stops that Tab reached, in its order. */
  stops: string[];
  /** The stops that it should have reached. */
  wanted: string[];
}

/** Runs in the page, where `findStops` has numbered the stops. */
function reached(selector: string | null): Reached {
  const nameOf = (element: Element): string => {
    const { ariaLabel, innerText } = element as HTMLElement;
    const words = (innerText || ariaLabel || element.querySelector('img')?.alt || '').replace(/\s+/g, ' ');
    return `${element.localName} ${words.trim().slice(0, 60)}`.trim();
  };
  const isInReach = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')].sort(
    (a, b) => Number(a.dataset['stop']) - Number(b.dataset['stop']),
  );
  const wanted = selector === null ? [] : [...document.querySelectorAll(`#storybook-root :is(${selector})`)];
  return { stops: stops.map(nameOf), wanted: wanted.filter(isInReach).map(nameOf) };
}

/** Runs in the page: focuses a link, and records the address that the next click in the page would go to. */
function awaitClick(at: number): string | undefined {
  const link = document.querySelectorAll<HTMLElement>('a[href][data-stop]')[at];
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const record = globalThis as typeof globalThis & { followed?: string };
  record.followed = 'nothing was followed';
  window.addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest('a');
      record.followed = event.defaultPrevented ? 'the page kept it' : (target?.href ?? 'no link');
      event.preventDefault();
    },
    { once: true },
  );
  link.focus();
  return link.href;
}

async function followLinks(page: Page): Promise<void> {
  for (let at = 0; ; at += 1) {
    const wanted = await page.evaluate(awaitClick, at);
    if (wanted === undefined) break;
    await page.keyboard.press('Enter');
    expect(await page.evaluate('followed'), `Enter on link ${at + 1}`).toBe(wanted);
  }
}

/**
 * Presses Tab through a story, and Enter on its links if they are to be followed.
 *
 * @param isSwept whether Tab has just gone through these stops
 * @returns how many controls Tab reached
 */
export async function sweep(page: Page, { stops, follows }: Sweep, isSwept = false): Promise<number> {
  if (!isSwept) await findStops(page);
  const found = await page.evaluate(reached, stops ?? null);
  expect(found.stops, `Tab goes through ${stops ?? 'nothing'}`).toEqual(found.wanted);
  if (follows) await followLinks(page);
  return found.stops.length;
}
