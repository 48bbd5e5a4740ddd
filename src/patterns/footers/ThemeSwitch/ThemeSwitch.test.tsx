// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modeChoice, modeCookie, startThemeSwitch, ThemeSwitch, type ThemeSwitchProps } from './index.ts';

const PROPS: ThemeSwitchProps = { endpoint: '/apariencia/', back: '/cali/?pagina=2', chosen: 'system' };
const root = document.documentElement;
const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });
const colours = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ media }) => media);

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff" data-scheme="light"><meta name="theme-color" content="#000" data-scheme="dark">';
});
afterEach(() => {
  document.cookie = modeCookie('system', false);
  delete root.dataset['mode'];
});

describe('T2 theme switch', () => {
  it('is a named group of three radio buttons with the reader’s choice', () => {
    render(<ThemeSwitch {...PROPS} chosen="dark" />);
    expect(screen.getByRole('radiogroup', { name: 'Apariencia' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(radio('Oscura')).toBeChecked();
  });

  it('is a form that works without scripts, with the way back', () => {
    const html = renderToStaticMarkup(<ThemeSwitch {...PROPS} />);
    expect(html).toMatch(/<form[^>]*action="\/apariencia\/" method="post"/);
    expect(html).toContain('name="back" value="/cali/?pagina=2"');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Aplicar/);
  });

  it('applies a choice at once, keeps it, and gives the browser its colour', async () => {
    render(<ThemeSwitch {...PROPS} />);
    startThemeSwitch(document);
    expect(colours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    await userEvent.click(radio('Oscura'));
    expect(root).toHaveAttribute('data-mode', 'dark');
    expect(document.cookie).toContain('rt-mode=dark');
    expect(colours()).toEqual(['not all', 'all']);
    await userEvent.click(radio('Automática'));
    expect(root).not.toHaveAttribute('data-mode');
    expect(document.cookie).not.toContain('rt-mode');
  });

  it('takes a choice that was made before the script ran', async () => {
    render(<ThemeSwitch {...PROPS} />);
    await userEvent.click(radio('Clara'));
    expect(root).not.toHaveAttribute('data-mode');
    startThemeSwitch(document);
    expect(root).toHaveAttribute('data-mode', 'light');
    expect(document.cookie).toContain('rt-mode=light');
  });

  it('follows the choice of another page when it comes back into view', () => {
    render(<ThemeSwitch {...PROPS} />);
    startThemeSwitch(document);
    document.cookie = modeCookie('dark', false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(root).toHaveAttribute('data-mode', 'dark');
    expect(radio('Oscura')).toBeChecked();
  });

  it('says that a page is always dark, and leaves its mode alone', () => {
    root.dataset['mode'] = 'dark';
    render(<ThemeSwitch {...PROPS} forced="dark" />);
    startThemeSwitch(document);
    expect(screen.getByText('Esta página siempre es oscura.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(root).toHaveAttribute('data-mode', 'dark');
  });

  it('keeps the choice for a year, over HTTPS only for HTTPS', () => {
    expect(modeCookie('dark', true)).toBe('rt-mode=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(modeCookie('system', false)).toBe('rt-mode=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it.each(['', 'DARK', null, undefined, {}, 'light;'])('%j is no choice', (value) => {
    expect(modeChoice(value)).toBeUndefined();
  });
});
