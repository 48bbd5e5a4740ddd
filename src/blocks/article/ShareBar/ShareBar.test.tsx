// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { Islands, preload } from '../../../islands/server.tsx';
import { shareIsland } from './island.ts';
import { ShareBar } from './ShareBar.tsx';
import ShareButtons from './ShareButtons.tsx';

const URL_ = 'https://www.example.com/nacion/articulo/x/';
const shared = { url: URL_, title: 'Cali, de fiesta & ruido' };
const popup = () => ({ opener: window as Window | null, location: { href: '' }, closed: false });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('N17 share links', () => {
  it('are links that work without scripts', async () => {
    await preload([shareIsland]);
    const html = renderToString(
      <Islands onError={(error) => expect.unreachable(String(error))}>
        <ShareBar {...shared} />
      </Islands>,
    );
    document.body.innerHTML = html;
    const links = [...document.querySelectorAll('a')].map(({ href, rel }) => [new URL(href).host, rel]);
    expect(links).toEqual([
      ['web.whatsapp.com', 'noopener nofollow'],
      ['www.facebook.com', 'noopener nofollow'],
      ['twitter.com', 'noopener nofollow'],
      ['www.linkedin.com', 'noopener nofollow'],
      ['', ''],
    ]);
    expect(document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href).toContain('%26%20ruido');
    document.body.innerHTML = '';
  });

  it.each([
    ['Compartir en Facebook', 'width=550,height=400', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['Compartir en LinkedIn', 'width=750,height=600', 'https://www.linkedin.com/shareArticle?url='],
  ])('%s opens in a window of %s, without a way back', async (name, size, address) => {
    const opened = popup();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    render(<ShareButtons {...shared} />);
    const went = fireEvent.click(screen.getByRole('link', { name }));
    expect(went).toBe(false);
    expect(open.mock.calls[0]![2]).toContain(size);
    expect(opened.opener).toBeNull();
    expect(opened.location.href).toContain(address);
  });

  it('WhatsApp opens the app on a phone', () => {
    const opened = popup();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Mobile');
    render(<ShareButtons {...shared} />);
    fireEvent.click(screen.getByRole('link', { name: 'Compartir en WhatsApp' }));
    expect(opened.location.href).toMatch(/^https:\/\/api\.whatsapp\.com/);
  });

  it('returns the focus within a second after the window closes', () => {
    const opened = popup();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    render(<ShareButtons {...shared} />);
    const link = screen.getByRole('link', { name: 'Compartir en X' });
    fireEvent.click(link);
    vi.advanceTimersByTime(3000);
    expect(document.activeElement).not.toBe(link);
    opened.closed = true;
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(link);
  });

  it('follows the link if no window opens, and for a click that opens a tab', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    render(<ShareButtons {...shared} />);
    const link = screen.getByRole('link', { name: 'Compartir en X' });
    expect(fireEvent.click(link)).toBe(true);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('names the publication at the microblog', () => {
    render(<ShareButtons {...shared} via="semanario_co" />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compartir en X' });
    expect(new URL(href).searchParams.get('via')).toBe('semanario_co');
  });

  it('copies the address and confirms it', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    render(<ShareButtons {...shared} />);
    await user.click(screen.getByRole('button', { name: 'Copiar el enlace' }));
    expect(await navigator.clipboard.readText()).toBe(URL_);
    expect(screen.getByRole('status').textContent).toBe('Enlace copiado');
  });

  it('confirms each copy for three seconds', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<ShareButtons {...shared} />);
    const copy = async (): Promise<void> => {
      fireEvent.click(screen.getByRole('button', { name: 'Copiar el enlace' }));
      await act(async () => undefined);
    };
    await copy();
    act(() => void vi.advanceTimersByTime(2500));
    await copy();
    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.getByRole('status').textContent).toBe('Enlace copiado');
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
