// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AGE_FLAG, AgeGate, confirmAge, isConfirmed, startAgeGate } from './index.ts';

const wordmark = { viewBox: '0 0 10 10', ratio: 1, fillRule: 'nonzero', paths: ['M0 0h10v10z'] } as const;
const gate = <AgeGate name="SoHo" wordmark={wordmark} exit="https://neutral.example/" />;

function show(): void {
  render(gate);
  startAgeGate(document, () => sessionStorage);
}

describe('B16 age gate', () => {
  beforeEach(() => sessionStorage.clear());

  it('is shown until the session flag sohoAge equals the string true', () => {
    sessionStorage.setItem(AGE_FLAG, '1');
    show();
    expect(screen.getByRole('dialog', { name: 'Solo para mayores de edad' })).toHaveAttribute('open');
  });

  it('is hidden if the flag is set', () => {
    sessionStorage.setItem(AGE_FLAG, 'true');
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the confirm button stores the flag', () => {
    show();
    const button = screen.getByRole('button', { name: 'TENGO MÁS DE 18 AÑOS' });
    expect(button).toHaveAttribute('type', 'submit');
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    expect(sessionStorage.getItem(AGE_FLAG)).toBe('true');
  });

  it('keeps an answer that was given before the script ran', () => {
    render(gate);
    screen.getByRole<HTMLDialogElement>('dialog').close();
    startAgeGate(document, () => sessionStorage);
    expect(sessionStorage.getItem(AGE_FLAG)).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is open in the server’s HTML, with a form that closes it without scripts', () => {
    const html = renderToString(gate);
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toContain('<form method="dialog">');
  });

  it('has a link to leave, which does not confirm the age', () => {
    show();
    const out = screen.getByRole('link', { name: 'Salir' });
    expect(out).toHaveAttribute('href', 'https://neutral.example/');
    expect(out).toHaveAttribute('rel', 'noreferrer');
    fireEvent.click(out);
    expect(sessionStorage.getItem(AGE_FLAG)).toBeNull();
  });

  it('a browser without storage asks again and does not fail', () => {
    const refuse = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isConfirmed({ getItem: refuse })).toBe(false);
    expect(() => confirmAge({ setItem: refuse })).not.toThrow();
  });
});
