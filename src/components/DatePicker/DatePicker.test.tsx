// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/index.ts';
import { describeConformance } from '../conformance.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

const props = { label: 'Edición', today: '2026-11-20' };

const field = () => screen.getByLabelText<HTMLInputElement>('Edición');
const focused = () => document.activeElement?.getAttribute('aria-label');
const day = (name: string) => document.querySelector<HTMLElement>(`td > [aria-label^="${name}"]`)!;

/** The events of a browser that turns the popover; it joins quick changes in one `toggle` event. */
async function turn(...states: ('open' | 'closed')[]): Promise<void> {
  const panel = document.querySelector('[popover]')!;
  const report = (name: string, newState: string): boolean =>
    panel.dispatchEvent(Object.assign(new Event(name), { newState }));
  await act(async () => {
    for (const state of states) report('beforetoggle', state);
    report('toggle', states.at(-1)!);
    await Promise.resolve();
  });
}

async function open(more: Partial<DatePickerProps> = {}): Promise<void> {
  render(<DatePicker {...props} {...more} />);
  await turn('open');
}
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement!, { key, shiftKey });

beforeEach(() => {
  // jsdom shows no popover, and what is hidden gets no focus.
  document.head.innerHTML = '<style>[popover] { display: block !important }</style>';
  return stubBrowser();
});

describe('T4 DatePicker', () => {
  describeConformance(DatePicker, { props, element: 'div', control: 'input' });

  it('without a script it is the browser’s own date field', () => {
    const html = renderToString(<DatePicker {...props} min="2020-01-01" defaultValue="2026-11-20" />);
    expect(html).toMatch(/<input[^>]* type="date" min="2020-01-01"/);
    expect(html).toContain('value="2026-11-20"');
    expect(html).not.toContain('data-ready');
    expect(html).not.toContain('<table');
  });

  it('opens at the chosen day, else at today; the focus is on it', async () => {
    await open();
    expect(focused()).toBe('viernes, 20 de noviembre de 2026');
    expect(day('viernes, 20')).toHaveAttribute('aria-current', 'date');
    expect(document.querySelector('[aria-selected=true]')).toBeNull();
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('noviembre de 2026');
  });

  it('closed and quickly opened again, it has the focus on the chosen day again', async () => {
    await open();
    press('ArrowRight');
    screen.getByRole('button', { name: /^Abrir el calendario/ }).focus();
    await turn('closed', 'open');
    expect(focused()).toBe('viernes, 20 de noviembre de 2026');
  });

  it('marks the chosen day', async () => {
    await open({ defaultValue: '1991-07-04' });
    expect(focused()).toBe('jueves, 4 de julio de 1991, elegido');
    expect(document.querySelector('[aria-selected=true]')).toHaveTextContent('4');
    expect(document.querySelector('table')).toHaveAttribute('aria-label', 'julio de 1991');
  });

  it.each([
    ['ArrowLeft', false, 'jueves, 19 de noviembre de 2026'],
    ['ArrowRight', false, 'sábado, 21 de noviembre de 2026'],
    ['ArrowUp', false, 'viernes, 13 de noviembre de 2026'],
    ['ArrowDown', false, 'viernes, 27 de noviembre de 2026'],
    ['Home', false, 'domingo, 15 de noviembre de 2026'],
    ['End', false, 'sábado, 21 de noviembre de 2026'],
    ['PageUp', false, 'martes, 20 de octubre de 2026'],
    ['PageDown', false, 'domingo, 20 de diciembre de 2026'],
    ['PageUp', true, 'jueves, 20 de noviembre de 2025'],
    ['PageDown', true, 'sábado, 20 de noviembre de 2027'],
  ])('%s (with Shift: %s) leads to %s', async (key, shift, expected) => {
    await open();
    press(key, shift);
    expect(focused()).toBe(expected);
  });

  it('from right to left the arrows follow the weeks', async () => {
    document.body.style.direction = 'rtl';
    await open();
    press('ArrowLeft');
    expect(focused()).toBe('sábado, 21 de noviembre de 2026');
    press('ArrowRight');
    expect(focused()).toBe('viernes, 20 de noviembre de 2026');
    document.body.style.direction = '';
  });

  it('weeks begin on the chosen day', async () => {
    await open({ weekStart: 1 });
    press('Home');
    expect(focused()).toBe('lunes, 16 de noviembre de 2026');
    expect(document.querySelector('th')).toHaveAttribute('abbr', 'lunes');
  });

  it('stays between the first and the last day', async () => {
    await open({ min: '2026-11-10', max: '2026-11-22' });
    press('PageUp');
    expect(focused()).toBe('martes, 10 de noviembre de 2026');
    press('PageDown');
    expect(focused()).toBe('domingo, 22 de noviembre de 2026');
    expect(document.querySelector('[aria-label="Mes siguiente"]')).toHaveAttribute('aria-disabled', 'true');
    expect(day('lunes, 23')).toHaveAttribute('aria-disabled', 'true');
  });

  it('a chosen day is written into the field, as if typed, and the calendar closes', async () => {
    const onChange = vi.fn();
    const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover');
    await open({ onChange: ({ target }) => onChange(target.value) });
    await act(async () => void fireEvent.click(day('sábado, 21')));
    expect(field().value).toBe('2026-11-21');
    expect(onChange.mock.calls).toEqual([['2026-11-21']]);
    expect(hide).toHaveBeenCalledOnce();
  });

  it('a day that is not available has that in its name and cannot be chosen', async () => {
    await open({ isUnavailable: (one) => one === '2026-11-21' });
    const closed = day('sábado, 21');
    expect(closed).toHaveAttribute('aria-label', 'sábado, 21 de noviembre de 2026, no disponible');
    await act(async () => void fireEvent.click(closed));
    expect(field().value).toBe('');
  });

  it('month and year are chosen from lists; the focus stays there', async () => {
    await open({ min: '1946-01-01', max: '2026-12-31' });
    const [month, year] = document.querySelectorAll('select');
    year!.focus();
    fireEvent.change(year!, { target: { value: '1946' } });
    fireEvent.change(month!, { target: { value: '1' } });
    expect(document.querySelector('table')).toHaveAttribute('aria-label', 'febrero de 1946');
    expect(year).toHaveFocus();
    expect(year!.options).toHaveLength(81);
  });
});
