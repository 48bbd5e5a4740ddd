// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GRAPHIC_KINDS, type Graphic } from '../../../domain/graphic/graphic.ts';
import { BodyGraphic } from './BodyGraphic.tsx';
import { GRAPHICS, TOUR, TOURS } from './graphics.fixture.ts';

const ALL: readonly (readonly [name: string, graphic: Graphic])[] = [
  ...Object.entries(GRAPHICS),
  ['tour of a route', TOUR],
  ...Object.entries(TOURS).map(([kind, one]) => [`tour of a ${kind}`, one] as const),
];

/** The words that readers of screens reach below an element. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.trim();
}

/** The name that an element gives, if it gives one. */
const named = (element: Element | null): string | null | undefined => element?.getAttribute('aria-label');

it('every kind of graphic is heard', () => {
  expect(new Set(ALL.map(([, { kind }]) => kind))).toEqual(new Set(Object.keys(GRAPHIC_KINDS)));
});

describe.each(ALL)('N18 %s to a reader of screens', (_name, graphic) => {
  let figure: HTMLElement;
  beforeEach(() => {
    render(<BodyGraphic graphic={graphic} />);
    figure = screen.getByRole('figure', { name: graphic.title });
  });

  it('is one sentence in place of its marks and the numbers of its axes', () => {
    for (const image of within(figure).queryAllByRole('img')) {
      expect(named(image)).toMatch(/\.$/);
      expect(spoken(image)).toBe('');
    }
    expect(within(figure).queryAllByRole('img').length).toBeLessThanOrEqual(1);
    expect([...figure.querySelectorAll('svg')].filter((one) => !one.closest('[aria-hidden="true"]'))).toEqual(
      [],
    );
  });

  it('has each of its values in words', () => {
    const words = spoken(figure);
    const values = graphic.rows.flatMap(({ label, cells }) => [label, ...cells.map(({ text }) => text)]);
    expect(values.filter((value) => !words.includes(value))).toEqual([]);
  });

  it('has a table with headings for its columns and its rows, if it has one', () => {
    const table = within(figure).queryByRole('table', { hidden: true });
    expect(Boolean(table)).toBe(graphic.kind === 'table' || Boolean(figure.querySelector('[role="img"]')));
    if (!table) return;
    expect(table.querySelectorAll('thead th[scope="col"]')).toHaveLength(graphic.columns.length);
    expect(table.querySelectorAll('tbody th[scope="row"]')).toHaveLength(graphic.rows.length);
  });

  it('has no part with the name of the part around it', () => {
    const parts = [...figure.querySelectorAll('[aria-label]')];
    const twice = parts.filter((part) => named(part) === named(part.parentElement!.closest('[aria-label]')));
    expect(twice.map(named)).toEqual([]);
  });
});
