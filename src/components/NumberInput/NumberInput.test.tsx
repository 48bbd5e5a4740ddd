// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setMessages } from '../../messages/index.ts';
import { describeConformance } from '../conformance.tsx';
import { NumberInput, type NumberInputProps } from './index.ts';

const props = { label: 'Aporte', name: 'aporte' };
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aporte' });
const sent = () => document.querySelector<HTMLInputElement>('[type=hidden][name=aporte]')!.value;
const show = (more: Partial<NumberInputProps> = {}) => render(<NumberInput {...props} {...more} />);
const write = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

describe('T4 NumberInput', () => {
  describeConformance(NumberInput, { props, element: 'div', control: '.field' });

  it('is named by its label, described by hint and error, and announces its value with its unit', () => {
    show({
      hint: 'Por mes',
      error: 'Falta',
      min: 1000,
      max: 5000,
      defaultValue: 1500,
      format: { style: 'currency', currency: 'COP' },
    });
    expect(field()).toHaveAccessibleDescription('Por mes Falta');
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('1.500');
    expect(field().getAttribute('aria-valuetext')!.replace(/\s/g, ' ')).toBe('$ 1.500');
    const values = ['now', 'min', 'max'].map((name) => field().getAttribute(`aria-value${name}`));
    expect(values).toEqual(['1500', '1000', '5000']);
  });

  it('changes nothing while the reader writes, and writes it as the language does when the reader leaves', async () => {
    const onValueChange = vi.fn();
    show({ decimals: 2, onValueChange });
    await write('1234,50');
    expect(field()).toHaveValue('1234,50');
    expect(sent()).toBe('1234.5');
    await userEvent.tab();
    expect(field()).toHaveValue('1.234,5');
    expect(onValueChange).toHaveBeenLastCalledWith(1234.5);
  });

  it('a digit more in a written number is only a digit more', async () => {
    show({ defaultValue: 1234 });
    await userEvent.type(field(), '5');
    expect(sent()).toBe('12345');
    await userEvent.tab();
    expect(field()).toHaveValue('12.345');
    await userEvent.type(field(), '{Backspace}{Backspace}');
    expect(sent()).toBe('123');
  });

  it('a digit within a written number leaves the caret behind it', async () => {
    show({ defaultValue: 1234 });
    await userEvent.type(field(), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field()).toHaveValue('12394');
    expect(field().selectionStart).toBe(4);
  });

  it.each([
    ['1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['$ 1.234', '1234'],
  ])('pasted %s is sent as %s', async (text, number) => {
    show({ decimals: 2, defaultValue: 7 });
    await userEvent.tripleClick(field());
    await userEvent.paste(text);
    expect(sent()).toBe(number);
  });

  it.each([
    ['tres', 'tres', '«tres» no es un número. Un ejemplo de cómo se escribe: 1.234.', 'tres'],
    ['1,5', '1,5', 'El número va sin decimales.', '1.5'],
    ['0', '0', 'El valor más bajo es 1.', '0'],
    ['21', '21', 'El valor más alto es 20.', '21'],
  ])('leaves %j as it is, with words', async (text, shown, words, number) => {
    show({ min: 1, max: 20 });
    await write(text);
    expect(field()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(field()).toHaveAccessibleDescription(words);
    expect(field().validationMessage).toBe(words);
    expect(sent()).toBe(number);
    await write('2');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field().validity.valid).toBe(true);
  });

  it('shows the caller’s error in place of the field’s', async () => {
    show({ max: 5, error: 'Ya no quedan tantas.' });
    await write('9');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Ya no quedan tantas.');
  });

  it('moves by its keys, within its limits', async () => {
    show({ min: 0, max: 50, step: 2, defaultValue: 10 });
    field().focus();
    const after = async (keys: string) => {
      await userEvent.keyboard(keys);
      return field().value;
    };
    expect(await after('{ArrowUp}')).toBe('12');
    expect(await after('{ArrowDown}{ArrowDown}')).toBe('8');
    expect(await after('{PageUp}')).toBe('28');
    expect(await after('{PageDown}')).toBe('8');
    expect(await after('{End}')).toBe('50');
    expect(await after('{ArrowUp}')).toBe('50');
    expect(await after('{Home}')).toBe('0');
  });

  it('without limits Home and End are the caret’s', async () => {
    show({ defaultValue: 10 });
    field().focus();
    expect(fireEvent.keyDown(field(), { key: 'Home' })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'ArrowUp', altKey: true })).toBe(true);
    expect(field()).toHaveValue('10');
  });

  it.each(['disabled', 'readOnly'] as const)('%s: no key and no button changes it', async (state) => {
    show({ defaultValue: 10, [state]: true });
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar Aporte' }));
    expect(field()).toHaveValue('10');
  });

  it('is a field of a phone’s keyboard with what it needs', () => {
    const keyboards = [{}, { decimals: 2 }, { min: -5 }].map((more) => {
      const { unmount } = show(more);
      const { inputMode } = field();
      unmount();
      return inputMode;
    });
    expect(keyboards).toEqual(['numeric', 'decimal', 'text']);
  });

  it('is controlled: shows the parent’s value, and follows it', async () => {
    function Doubled() {
      const [value, setValue] = useState<number | null>(null);
      return <NumberInput {...props} value={value} onValueChange={(next) => setValue(next ?? null)} />;
    }
    render(<Doubled />);
    expect(field()).toHaveValue('');
    await write('4321');
    await userEvent.tab();
    expect(field()).toHaveValue('4.321');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(sent()).toBe('');
  });

  it('is written in the language of the words', () => {
    setMessages({ language: { tag: 'en-US' } });
    show({ defaultValue: 1234.5, decimals: 1 });
    expect(field()).toHaveValue('1,234.5');
    setMessages({ language: { tag: 'es-CO' } });
  });

  it('without a script it is a native number field that sends the plain number', () => {
    const form = document.createElement('form');
    form.innerHTML = renderToString(
      <NumberInput {...props} defaultValue={1234.5} min={1} max={2000} decimals={1} />,
    );
    const input = form.querySelector('input')!;
    expect([input.type, input.min, input.max, input.step]).toEqual(['number', '1', '2000', '0.1']);
    expect(new FormData(form).getAll('aporte')).toEqual(['1234.5']);
    expect(form.querySelector('button')).toBeNull();
  });

  it('keeps what was written before the script ran', () => {
    const onValueChange = vi.fn();
    const input = <NumberInput {...props} decimals={1} onValueChange={onValueChange} />;
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(input);
    box.querySelector('input')!.value = '1234.5';
    render(input, { container: box, hydrate: true });
    expect(field()).toHaveValue('1.234,5');
    expect(onValueChange.mock.calls).toEqual([[1234.5]]);
    box.remove();
  });

  it('is reset with its form', async () => {
    render(
      <form>
        <NumberInput {...props} defaultValue={3} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await write('x');
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
    expect([field().value, sent()]).toEqual(['3', '3']);
  });
});

describe('T4 the buttons of NumberInput', () => {
  afterEach(() => vi.useRealTimers());

  it('repeat while they are held, up to the limit, and announce the value', () => {
    vi.useFakeTimers();
    show({ defaultValue: 1, max: 6 });
    const more = screen.getByRole('button', { name: 'Aumentar Aporte' });
    fireEvent.pointerDown(more, { button: 0 });
    expect(field()).toHaveValue('2');
    act(() => vi.advanceTimersByTime(399));
    expect(field()).toHaveValue('2');
    act(() => vi.advanceTimersByTime(1));
    expect(field()).toHaveValue('3');
    act(() => vi.advanceTimersByTime(75));
    expect(field()).toHaveValue('4');
    fireEvent.pointerUp(more);
    act(() => vi.advanceTimersByTime(1000));
    expect(field()).toHaveValue('4');
    expect(screen.getByRole('status')).toHaveTextContent('4');
    fireEvent.pointerDown(more, { button: 0 });
    act(() => vi.advanceTimersByTime(5000));
    expect(field()).toHaveValue('6');
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('act once for a press, and for a click of a screen reader, with and without a pointer', () => {
    show({ defaultValue: 1 });
    const less = screen.getByRole('button', { name: 'Disminuir Aporte' });
    fireEvent.click(less);
    expect(field()).toHaveValue('0');
    for (const detail of [0, 1]) {
      expect(fireEvent.pointerDown(less, { button: 0 })).toBe(false);
      fireEvent.pointerUp(less);
      fireEvent.click(less, { detail });
    }
    expect(field()).toHaveValue('-2');
    fireEvent.pointerDown(less, { button: 0 });
    fireEvent.pointerLeave(less);
    fireEvent.click(less);
    expect(field()).toHaveValue('-4');
    expect(less).toHaveAttribute('tabindex', '-1');
  });
});
