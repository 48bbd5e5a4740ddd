// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/index.ts';
import type { ComboboxOption } from '../Combobox/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Dialog } from '../Dialog/index.ts';
import { MultiSelect, type MultiSelectProps } from './index.ts';
import { pastedNames } from './names.ts';

const TOPICS: ComboboxOption[] = [
  { value: 'cultura', label: 'Cultura' },
  { value: 'economia', label: 'Economía' },
  { value: 'justicia', label: 'Justicia', disabled: true },
  { value: 'mundo', label: 'Mundo' },
];
const [CULTURE, ECONOMY, , WORLD] = TOPICS as [
  ComboboxOption,
  ComboboxOption,
  ComboboxOption,
  ComboboxOption,
];
const props = { label: 'Temas', name: 'tema', options: TOPICS };

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Temas' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const tags = () =>
  screen.queryAllByRole('button', { name: /^Quitar/ }).map(({ ariaLabel }) => ariaLabel!.slice(7));
const sent = () => {
  const form = document.querySelector('form')!;
  return new FormData(form).getAll('tema');
};
const status = () => screen.getByRole('status').textContent;
const show = (more: Partial<MultiSelectProps> = {}) =>
  render(
    <form>
      <MultiSelect {...props} {...more} />
    </form>,
  );
const both = { defaultSelected: [CULTURE, ECONOMY] };

beforeEach(() => stubBrowser());

describe('T4 MultiSelect', () => {
  describeConformance(MultiSelect, { props, element: 'div', control: '.field' });

  it('without a script it is a native list that sends each chosen value', () => {
    const form = document.createElement('form');
    const other = { value: 'otro', label: 'Otro' };
    form.innerHTML = renderToString(<MultiSelect {...props} defaultSelected={[ECONOMY, other]} required />);
    const list = form.querySelector('select')!;
    expect([list.multiple, list.required]).toEqual([true, true]);
    expect([...list.options].map(({ value }) => value)).toEqual([
      'otro',
      ...TOPICS.map(({ value }) => value),
    ]);
    expect(new FormData(form).getAll('tema')).toEqual(['otro', 'economia']);
  });

  it('keeps what was chosen in the native list, and the focus that was in it', () => {
    const onSelect = vi.fn();
    const select = <MultiSelect {...props} onSelect={onSelect} />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(select);
    const list = box.querySelector('select')!;
    list.focus();
    list.options[3]!.selected = true;
    render(select, { container: box, hydrate: true });
    expect(tags()).toEqual(['Mundo']);
    expect(onSelect.mock.calls).toEqual([[[WORLD]]]);
    expect(field()).toHaveFocus();
    box.remove();
  });

  it('keeps a chosen option that no list has, beside what was chosen in the native list', () => {
    const other = { value: 'otro', label: 'Otro' };
    const onSelect = vi.fn();
    const select = <MultiSelect {...props} defaultSelected={[other]} onSelect={onSelect} />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(select);
    box.querySelector('select')!.options[1]!.selected = true;
    render(select, { container: box, hydrate: true });
    expect(onSelect.mock.calls).toEqual([[[other, CULTURE]]]);
    box.remove();
  });

  it('chooses several by the keys, and a form sends each under the same name', async () => {
    const onSelect = vi.fn();
    show({ onSelect });
    const user = userEvent.setup();
    await user.type(field(), 'eco');
    expect(options()).toEqual(['Economía']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('');
    expect(options()).toHaveLength(4);
    expect(active()).toHaveTextContent('Economía');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sent()).toEqual(['economia', 'mundo']);
    expect(onSelect.mock.calls).toEqual([[[ECONOMY]], [[ECONOMY, WORLD]]]);
    expect(status()).toBe('Se agregó Mundo. Hay 2 en la selección.');
  });

  it('takes an option back when it is chosen again', async () => {
    show(both);
    await userEvent.click(field());
    const option = screen.getByRole('option', { name: 'Cultura' });
    expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(option);
    expect(sent()).toEqual(['economia']);
    expect(status()).toBe('Se quitó Cultura. Hay 1 en la selección.');
    expect(field()).toHaveFocus();
  });

  it('a disabled option is not chosen', async () => {
    show();
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Justicia' }));
    await userEvent.type(field(), 'justicia{Enter}');
    expect(sent()).toEqual([]);
  });

  it('Backspace removes a tag only when it has the focus', async () => {
    show(both);
    const user = userEvent.setup();
    field().focus();
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: 'Quitar Economía' })).toHaveFocus();
    expect(sent()).toEqual(['cultura', 'economia']);
    await user.keyboard('{Backspace}');
    expect(sent()).toEqual(['cultura']);
    expect(status()).toBe('Se quitó Economía. Hay 1 en la selección.');
    expect(screen.getByRole('button', { name: 'Quitar Cultura' })).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(sent()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('Backspace in a text removes a letter', async () => {
    show(both);
    await userEvent.type(field(), 'mu{Backspace}');
    expect(field()).toHaveValue('m');
    expect(field()).toHaveFocus();
  });

  it.each([
    ['ltr', 'ArrowLeft', 'ArrowRight'],
    ['rtl', 'ArrowRight', 'ArrowLeft'],
  ])('%s: the arrows lead through the tags and back to the field', async (direction, back, on) => {
    document.body.style.direction = direction;
    show({ defaultSelected: [CULTURE, ECONOMY, WORLD] });
    const user = userEvent.setup();
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return document.activeElement!.ariaLabel;
    };
    field().focus();
    expect(await after(`{${back}}`)).toBe('Quitar Mundo');
    expect(await after(`{${back}}`)).toBe('Quitar Economía');
    expect(await after('{Home}')).toBe('Quitar Cultura');
    expect(await after(`{${back}}`)).toBe('Quitar Cultura');
    expect(await after('{End}')).toBe('Quitar Mundo');
    await user.keyboard(`{${on}}`);
    expect(field()).toHaveFocus();
    document.body.style.direction = '';
  });

  it('Delete and a click remove a tag and go to the next one', async () => {
    show({ defaultSelected: [CULTURE, ECONOMY, WORLD] });
    screen.getByRole('button', { name: 'Quitar Cultura' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('button', { name: 'Quitar Economía' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Mundo' }));
    expect(tags()).toEqual(['Economía']);
    expect(screen.getByRole('button', { name: 'Quitar Economía' })).toHaveFocus();
  });

  it('the tags are one stop of Tab, and a list with the name of the field', async () => {
    show(both);
    const user = userEvent.setup();
    expect(screen.getByRole('list', { name: 'Selección: Temas' })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Quitar Economía' })).toHaveFocus();
    await user.tab();
    expect(field()).toHaveFocus();
  });

  it('in a dialog, Escape is for the tag, the list and the text first', async () => {
    render(
      <Dialog title="Sus temas" defaultOpen>
        <MultiSelect {...props} {...both} />
      </Dialog>,
    );
    const user = userEvent.setup();
    const opened = () => screen.queryByRole('dialog') !== null;
    await user.type(field(), 'x');
    await user.keyboard('{Escape}');
    expect([opened(), field().value]).toEqual([true, 'x']);
    await user.keyboard('{Escape}');
    expect([opened(), field().value]).toEqual([true, '']);
    await user.keyboard('{Backspace}{Escape}');
    expect([opened(), document.activeElement]).toEqual([true, field()]);
    await user.keyboard('{Escape}');
    expect(opened()).toBe(false);
  });

  it('at its limit it says how to choose another, and chooses none', async () => {
    show({ ...both, max: 2 });
    const words = 'Ya están las 2 opciones que se admiten. Para agregar otra hay que quitar una.';
    expect(field()).toHaveAccessibleDescription(words);
    await userEvent.click(field());
    const disabled = screen.getAllByRole('option').map((option) => option.ariaDisabled);
    expect(disabled).toEqual([null, null, 'true', 'true']);
    await userEvent.click(screen.getByRole('option', { name: 'Mundo' }));
    await userEvent.type(field(), 'mundo{Enter}');
    expect(status()).toBe(words);
    expect(sent()).toEqual(['cultura', 'economia']);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Cultura' }));
    expect(field()).not.toHaveAccessibleDescription(words);
    await userEvent.click(screen.getByRole('option', { name: 'Mundo' }));
    expect(status()).toBe(`Se agregó Mundo. ${words}`);
  });

  it('left with a half word it has none; a whole name is chosen', async () => {
    show();
    await userEvent.type(field(), 'mun');
    await userEvent.tab();
    expect([field().value, sent()]).toEqual(['', []]);
    await userEvent.type(field(), 'mundo');
    await userEvent.tab();
    expect([field().value, sent()]).toEqual(['', ['mundo']]);
  });

  it('makes options of new words: from the list, by Enter and when the reader leaves', async () => {
    show({ onCreate: (text) => (text === 'no' ? undefined : { value: text, label: text }) });
    await userEvent.type(field(), 'Agua');
    expect(options()).toEqual(['Agregar «Agua»']);
    await userEvent.click(screen.getByRole('option'));
    await userEvent.type(field(), 'Aire{Enter}');
    await userEvent.type(field(), 'agua{Enter}');
    expect([field().value, status()]).toEqual(['', 'Agua ya está en la selección.']);
    await userEvent.type(field(), 'no{Enter}');
    expect(field()).toHaveValue('no');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Tierra');
    await userEvent.tab();
    expect(tags()).toEqual(['Agua', 'Aire', 'Tierra']);
  });

  it('pasted names are chosen together; those that are no options stay, and are named', async () => {
    show({ defaultSelected: [CULTURE] });
    await userEvent.click(field());
    await userEvent.paste('mundo, Cultura; ECONOMIA\nHoróscopo, Justicia');
    await waitFor(() => expect(sent()).toEqual(['cultura', 'mundo', 'economia']));
    expect(field()).toHaveValue('Horóscopo, Justicia');
    expect(status()).toBe(
      'Se agregó Mundo y Economía. Hay 3 en la selección. No están en la lista: «Horóscopo», «Justicia».',
    );
  });

  it('pasted names beyond the limit stay', async () => {
    show({ max: 1 });
    await userEvent.click(field());
    await userEvent.paste('Mundo, Cultura');
    await waitFor(() => expect(sent()).toEqual(['mundo']));
    expect(field()).toHaveValue('Cultura');
    expect(status()).toContain('Solo se admite una opción.');
  });

  it.each([
    ['Mundo', []],
    ['a, b', ['a', 'b']],
    ['a\tb;c\r\nd', ['a', 'b', 'c', 'd']],
    ['a,,a', ['a']],
    [' , ', []],
  ])('names in %j', (text, names) => {
    expect(pastedNames(text)).toEqual(names);
  });

  it('a required field is met by one option', async () => {
    show({ required: true });
    expect(field()).toBeRequired();
    expect(field().validity.valueMissing).toBe(true);
    await userEvent.type(field(), 'mundo{Enter}');
    expect(field().validity.valid).toBe(true);
    expect(field()).toHaveAttribute('aria-required', 'true');
  });

  it('is controlled: shows the parent’s choice', async () => {
    function Upper() {
      const [selected, setSelected] = useState<readonly ComboboxOption[]>([CULTURE]);
      return (
        <form>
          <MultiSelect {...props} selected={selected} onSelect={(next) => setSelected(next.slice(-1))} />
        </form>
      );
    }
    render(<Upper />);
    await userEvent.type(field(), 'mundo{Enter}');
    expect(sent()).toEqual(['mundo']);
  });

  it('disabled: sends and removes nothing', async () => {
    show({ ...both, disabled: true });
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Cultura' }));
    expect(tags()).toEqual(['Cultura', 'Economía']);
  });

  it('is reset with its form', async () => {
    show(both);
    await userEvent.type(field(), 'mundo{Enter}');
    act(() => document.querySelector('form')!.reset());
    expect(sent()).toEqual(['cultura', 'economia']);
  });
});

describe('T4 MultiSelect with options that are loaded', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('asks once for a reader who types, and chooses of what it got', async () => {
    const load = vi.fn(async () => [WORLD]);
    show({ options: [], load, delayMs: 200 });
    fireEvent.change(field(), { target: { value: 'm' } });
    await wait(100);
    fireEvent.change(field(), { target: { value: 'mu' } });
    expect(status()).toBe('Buscando…');
    await wait(200);
    expect(load.mock.calls.map(([text]: unknown[]) => text)).toEqual(['mu']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent()).toEqual(['mundo']);
  });

  it('a pasted name is searched for, and one whose search fails stays', async () => {
    const load = vi.fn(async (text: string) => {
      if (text === 'Cultura') throw new Error('offline');
      return TOPICS;
    });
    show({ options: [], load });
    fireEvent.paste(field(), { clipboardData: { getData: () => 'Mundo, Cultura' } });
    await wait(0);
    expect(sent()).toEqual(['mundo']);
    expect(field()).toHaveValue('Cultura');
  });
});
