// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Dialog } from '../Dialog/index.ts';
import { Combobox, matchingOptions, type ComboboxOption } from './index.ts';

const TOWNS: ComboboxOption[] = [
  { value: '05001', label: 'Medellín', description: 'Antioquia' },
  { value: '52001', label: 'Pasto', description: 'Nariño' },
  { value: '19001', label: 'Popayán', disabled: true },
  { value: '41001', label: 'Neiva' },
];
const props = { label: 'Municipio', options: TOWNS };

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Municipio' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => stubBrowser());

describe('T4 Combobox', () => {
  describeConformance(Combobox, { props, element: 'div', control: 'input' });

  it('finds whatever the accents and capitals', () => {
    expect(matchingOptions(TOWNS, ' MEDELLIN ')).toEqual([TOWNS[0]]);
    expect(matchingOptions(TOWNS, '')).toEqual(TOWNS);
  });

  it('without a script it is a text field with suggestions', () => {
    const { body } = new DOMParser().parseFromString(renderToString(<Combobox {...props} />), 'text/html');
    const input = body.querySelector('input')!;
    expect(input.getAttribute('role')).toBeNull();
    const list = body.querySelector(`datalist[id="${input.getAttribute('list')}"]`)!;
    expect([...list.querySelectorAll('option')].map(({ value }) => value)).toEqual(
      TOWNS.map(({ label }) => label),
    );
  });

  it.each([
    ['pasto', 'Pasto', '52001'],
    ['nada', '', ''],
  ])('takes %j, typed before the script ran, like one typed later', async (typed, shown, value) => {
    const combobox = <Combobox {...props} valueName="codigo" />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(combobox);
    const input = box.querySelector('input')!;
    input.focus();
    input.value = typed;
    render(combobox, { container: box, hydrate: true });
    expect(field()).toHaveValue(typed);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(document.querySelector<HTMLInputElement>('[name=codigo]')!.value).toBe(value);
    box.remove();
  });

  it('filters by the input; the keys lead to an option and Enter chooses it', async () => {
    const onSelect = vi.fn();
    render(<Combobox {...props} onSelect={onSelect} valueName="codigo" />);
    const user = userEvent.setup();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.type(field(), 'p');
    expect(options()).toEqual(['PastoNariño', 'Popayán']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Pasto');
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Pasto');
    expect(options()).toEqual([]);
    expect(onSelect.mock.calls).toEqual([[TOWNS[1]]]);
    expect(document.querySelector<HTMLInputElement>('[name=codigo]')!.value).toBe('52001');
  });

  it('Alt + ArrowDown opens the list without a step, Alt + ArrowUp closes it', async () => {
    render(<Combobox {...props} />);
    const user = userEvent.setup();
    field().focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(4);
    expect(active()).toBeNull();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(options()).toEqual([]);
  });

  it('ArrowDown opens at the first option, ArrowUp at the last; disabled ones are left out', async () => {
    render(<Combobox {...props} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Medellín');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Neiva');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Medellín');
    await user.keyboard('{Escape}{ArrowUp}');
    expect(active()).toHaveTextContent('Neiva');
  });

  it('a disabled option is not chosen by a click', async () => {
    render(<Combobox {...props} />);
    const user = userEvent.setup();
    await user.click(field());
    await user.click(screen.getByRole('option', { name: /Popayán/ }));
    expect(field()).toHaveValue('');
    await user.click(screen.getByRole('option', { name: /Neiva/ }));
    expect(field()).toHaveValue('Neiva');
    expect(field()).toHaveFocus();
  });

  it('left with a half word it shows the choice; emptied it has nothing chosen; a whole name is chosen', async () => {
    const onSelect = vi.fn();
    render(<Combobox {...props} defaultSelected={TOWNS[0]} onSelect={onSelect} />);
    const user = userEvent.setup();
    const write = async (text: string) => {
      await user.clear(field());
      if (text) await user.type(field(), text);
      await user.tab();
    };
    await write('Nei');
    expect(field()).toHaveValue('Medellín');
    await write('neiva');
    expect(field()).toHaveValue('Neiva');
    await write('');
    expect(field()).toHaveValue('');
    expect(onSelect.mock.calls).toEqual([[TOWNS[3]], [undefined]]);
  });

  it('Escape closes the list, then restores the last choice', async () => {
    render(<Combobox {...props} defaultSelected={TOWNS[0]} />);
    const user = userEvent.setup();
    await user.type(field(), 'x');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('Medellínx');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('Medellín');
  });

  it('in a dialog, Escape is for the field first, then for the dialog', async () => {
    render(
      <Dialog title="Su ciudad" defaultOpen>
        <Combobox {...props} defaultSelected={TOWNS[0]} />
      </Dialog>,
    );
    const user = userEvent.setup();
    const opened = () => screen.queryByRole('dialog') !== null;
    await user.type(field(), 'x');
    await user.keyboard('{Escape}');
    expect([opened(), field().getAttribute('aria-expanded'), field().value]).toEqual([
      true,
      'false',
      'Medellínx',
    ]);
    await user.keyboard('{Escape}');
    expect([opened(), field().value]).toEqual([true, 'Medellín']);
    await user.keyboard('{Escape}');
    expect(opened()).toBe(false);
  });

  it('is controlled: shows the parent’s choice', async () => {
    const { rerender } = render(<Combobox {...props} selected={null} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Pasto/ }));
    expect(field()).toHaveValue('');
    rerender(<Combobox {...props} selected={TOWNS[1]!} />);
    expect(field()).toHaveValue('Pasto');
  });
});

describe('T4 Combobox with options that are loaded', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const write = (value: string) => fireEvent.change(field(), { target: { value } });
  /** Requests that the test answers itself. */
  const server = () => {
    const requests: {
      text: string;
      signal: AbortSignal;
      answer: (found: ComboboxOption[]) => void;
      fail: (reason: unknown) => void;
    }[] = [];
    const load = vi.fn(
      (text: string, signal: AbortSignal) =>
        new Promise<ComboboxOption[]>((answer, fail) => requests.push({ text, signal, answer, fail })),
    );
    return { load, requests };
  };

  it('sends one request for a reader who types, and cancels the one that is out of date', async () => {
    const { load, requests } = server();
    render(<Combobox label="Municipio" load={load} delayMs={200} />);
    write('p');
    await wait(150);
    write('pa');
    await wait(199);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    await wait(1);
    expect(requests.map(({ text }) => text)).toEqual(['pa']);
    write('pas');
    expect(requests[0]!.signal.aborted).toBe(true);
    await wait(200);
    await act(async () => requests[0]!.answer([TOWNS[0]!]));
    expect(options()).toEqual([]);
    await act(async () => requests[1]!.answer([TOWNS[1]!]));
    expect(options()).toEqual(['PastoNariño']);
    expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
  });

  it('says when nothing was found', async () => {
    const { load, requests } = server();
    render(<Combobox label="Municipio" load={load} />);
    write('xyz');
    await wait(250);
    await act(async () => requests[0]!.answer([]));
    expect(screen.getByRole('status')).toHaveTextContent('No hay resultados para «xyz»');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says when it failed, and tries again', async () => {
    const { load, requests } = server();
    render(<Combobox label="Municipio" load={load} />);
    write('pasto');
    await wait(250);
    await act(async () => requests[0]!.fail(new Error('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('No pudimos buscar');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    await wait(250);
    await act(async () => requests[1]!.answer([TOWNS[1]!]));
    expect(options()).toEqual(['PastoNariño']);
  });

  it('asks for enough letters first', async () => {
    const { load } = server();
    render(<Combobox label="Municipio" load={load} minLetters={3} />);
    write('pa');
    await wait(1000);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Escribir al menos 3 letras');
  });

  it('is cancelled with the list', async () => {
    const { load, requests } = server();
    render(<Combobox label="Municipio" load={load} />);
    write('pa');
    await wait(250);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(requests[0]!.signal.aborted).toBe(true);
  });

  it('marks no option by its place in the list of another text', async () => {
    const { load, requests } = server();
    const onSelect = vi.fn();
    render(<Combobox label="Municipio" load={load} onSelect={onSelect} />);
    write('pasto');
    await wait(250);
    await act(async () => requests[0]!.answer([TOWNS[1]!]));
    fireEvent.click(screen.getByRole('option'));
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await wait(0);
    await act(async () => requests[1]!.answer([TOWNS[2]!, TOWNS[3]!]));
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSelect.mock.calls).toEqual([[TOWNS[1]]]);
  });
});
