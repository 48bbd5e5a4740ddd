// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Graphic } from '../../../domain/graphic/graphic.ts';
import { graphicOf } from '../../../domain/graphic/read.ts';
import { BodyGraphic, startPoints } from './index.ts';
import { GRAPHICS, TOUR } from './graphics.fixture.ts';

/** The graphic with its script, and what it tells after the keys. */
async function open(graphic: Graphic) {
  const { container } = render(<BodyGraphic graphic={graphic} />);
  const reader = await screen.findByRole('application', { name: 'Puntos del gráfico' });
  await screen.findByText('Con las flechas se leen los puntos');
  const press = (...keys: (string | KeyboardEventInit)[]): string => {
    for (const key of keys) fireEvent.keyDown(reader, typeof key === 'string' ? { key } : key);
    return container.querySelector('output')!.textContent.replaceAll('\u00a0', ' ');
  };
  const marked = (): (string | null)[] =>
    [...container.querySelectorAll('[data-read]')].map((mark) => mark.getAttribute('data-point'));
  // Its script is part of the page when the first key is read.
  await expect.poll(() => press('ArrowRight', 'Home')).not.toBe('');
  press('Escape');
  return { container, reader, press, marked };
}

describe('N18 the points of a graphic', () => {
  it('have the texts of its table, until Escape', async () => {
    const { press } = await open(GRAPHICS.line);
    const [first, second] = GRAPHICS.line.rows;
    const [, series] = GRAPHICS.line.columns;
    const told = (row: typeof first): string =>
      `${row!.label}, ${series}: ${row!.cells[0]!.text}`.replaceAll('\u00a0', ' ');
    expect(press('ArrowRight')).toBe(told(first));
    expect(press('ArrowRight')).toBe(told(second));
    expect(press('Escape')).toBe('');
  });

  it('are marked in the drawing, one at a time, and not after the focus has left', async () => {
    const { press, marked, reader } = await open(GRAPHICS.grouped);
    press('ArrowDown', 'ArrowDown');
    expect(marked()).toEqual(['0-1']);
    press('ArrowRight');
    expect(marked()).toEqual(['1-1']);
    fireEvent.blur(reader);
    expect([press(), marked()]).toEqual(['', []]);
  });

  it('of a line have a dot at their corner of it, and none in a gap', async () => {
    const gap = graphicOf(
      { kind: 'line', title: 'Con un hueco' },
      {
        columns: ['Año', 'Nivel'],
        rows: [
          ['2020', 10],
          ['2021', null],
          ['2022', 30],
          ['2023', 20],
        ],
      },
    );
    if ('problem' in gap) throw new Error(gap.problem);
    const { container, press } = await open(gap.graphic);
    const line = container.querySelector('[data-series]')!.getAttribute('d')!;
    const dots = (): (string | null)[] =>
      [...container.querySelectorAll('[data-read=dot]')].map((dot) => dot.getAttribute('d'));
    expect(press('ArrowRight', 'ArrowRight')).toBe('2021: sin dato');
    expect(dots()).toEqual([]);
    press('ArrowRight');
    expect(dots()).toEqual([`M${/M([^ML]+)L/.exec(line)![1]}Z`]);
    press('ArrowRight');
    expect(dots()).toEqual([`M${/L([^ML]+)$/.exec(line)![1]}Z`]);
    press('Escape');
    expect(dots()).toEqual([]);
  });

  it('of a slope go from moment to moment', async () => {
    const { press, marked } = await open(GRAPHICS.slope);
    press('ArrowRight', 'ArrowRight');
    expect(marked()).toEqual(['0-1']);
    press('ArrowDown');
    expect(marked()).toEqual(['1-1']);
  });

  it.each([
    'slope',
    'bar',
    'grouped',
    'stacked',
    'multiples',
    'scatter',
    'profile',
    'hemicycle',
    'map',
    'places',
  ] as const)('of %s have their marks', async (kind) => {
    const { press, marked } = await open(GRAPHICS[kind]);
    press('ArrowRight');
    expect(marked()).toHaveLength(1);
  });

  it('leave other keys to the page', async () => {
    const { reader, press } = await open(GRAPHICS.bar);
    expect(fireEvent.keyDown(reader, { key: 'Escape' })).toBe(true);
    expect(fireEvent.keyDown(reader, { key: 'Tab' })).toBe(true);
    expect(press({ key: 'ArrowRight', altKey: true })).toBe('');
    expect(fireEvent.keyDown(reader, { key: 'ArrowRight' })).toBe(false);
  });

  it('are those of amounts in a picture without a tour', () => {
    for (const graphic of [TOUR, GRAPHICS.calendar, GRAPHICS.table, GRAPHICS.facts]) {
      render(<BodyGraphic graphic={graphic} />);
      expect(screen.queryByRole('application')).toBeNull();
    }
  });

  it('need their table, and are silent when the script is stopped', async () => {
    expect(startPoints(document.createElement('div'))).toBeUndefined();
    const { container, press } = await open(GRAPHICS.bar);
    document.body.append(container.cloneNode(true));
    const copy = document.body.lastElementChild!;
    const stop = startPoints(copy.querySelector('rt-island')!);
    const told = (): string => {
      fireEvent.keyDown(copy.querySelector('.points')!, { key: 'Home' });
      return copy.querySelector('output')!.textContent;
    };
    expect(told().replaceAll('\u00a0', ' ')).toBe(press('Home'));
    stop?.();
    expect([copy.querySelector('output')!.textContent, told()]).toEqual(['', '']);
    copy.remove();
  });
});
