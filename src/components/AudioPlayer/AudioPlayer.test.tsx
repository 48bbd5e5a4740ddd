// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { AudioPlayer, startRecordings, type AudioPlayerProps } from './index.ts';
import { POSITIONS_KEY } from './positions.ts';

const props: AudioPlayerProps = {
  title: 'El parte de la mañana',
  durationMs: 754_000,
  sources: [{ src: '/parte.mp3', type: 'audio/mpeg' }],
};
const sound = () => screen.getByLabelText<HTMLAudioElement>('El parte de la mañana');

describe('T4 AudioPlayer', () => {
  describeConformance(AudioPlayer, { props, element: 'div' });

  it('is the browser’s own player, with and without a script, and loads nothing before it is played', () => {
    const html = renderToString(<AudioPlayer {...props} />);
    expect(html).toMatch(/<audio controls="" preload="none"/);
    expect(html).not.toMatch(/autoplay/i);
    render(<AudioPlayer {...props} />);
    expect(sound().controls).toBe(true);
    expect(screen.getByText('12:34')).toBeInTheDocument();
  });

  it('writes its speeds with the comma of the language', () => {
    render(<AudioPlayer {...props} chapters={[{ title: 'Inicio', startMs: 0 }]} />);
    const speeds = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(speeds).toContain('1,5×');
    expect(speeds.filter((text) => text.includes('.'))).toEqual([]);
  });

  it('says when it waits', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    render(<AudioPlayer {...props} />);
    fireEvent.play(sound());
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
    fireEvent.playing(sound());
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.waiting(sound());
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.pause(sound());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says when it failed, and tries again', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    render(<AudioPlayer {...props} />);
    fireEvent.error(sound().querySelector('source')!);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.play(sound());
    fireEvent.error(sound().querySelector('source')!);
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos reproducirlo');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
    expect(load).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledOnce();
  });

  it('shows no failure when it gets another recording', () => {
    const { rerender } = render(<AudioPlayer {...props} />);
    fireEvent.play(sound());
    fireEvent.error(sound());
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(<AudioPlayer {...props} sources={[{ src: '/otro.mp3', type: 'audio/mpeg' }]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(sound());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links its transcript, to a safe address only', () => {
    const { rerender } = render(<AudioPlayer {...props} transcript="/parte/texto/" />);
    expect(screen.getByRole('link', { name: 'Leer la transcripción' })).toHaveAttribute(
      'href',
      '/parte/texto/',
    );
    rerender(<AudioPlayer {...props} transcript="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('T4 AudioPlayer with chapters', () => {
  const episode: AudioPlayerProps = {
    ...props,
    chapters: [
      { title: 'El páramo', startMs: 0 },
      { title: 'El río', startMs: 34_000 },
    ],
  };
  const chapter = (name: RegExp) => screen.getByRole('link', { name });
  const kept = () => JSON.parse(localStorage.getItem(POSITIONS_KEY) ?? '{}') as object;
  afterEach(() => localStorage.clear());

  it('links the file at each chapter, for browsers without the script', () => {
    const html = renderToString(<AudioPlayer {...episode} />);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/parte.mp3#t=0', '/parte.mp3#t=34']);
    expect(renderToString(<AudioPlayer {...props} />)).not.toMatch(/<ol|<select/);
  });

  it.each(['hydrated', 'static'])('goes to a chapter, marks it, and changes the speed: %s', (way) => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    if (way === 'hydrated') render(<AudioPlayer {...episode} />);
    else {
      document.body.innerHTML = renderToString(<AudioPlayer {...episode} />);
      startRecordings(document);
    }
    expect(fireEvent.click(chapter(/El río/))).toBe(false);
    expect([sound().currentTime, play.mock.calls.length]).toEqual([34, 1]);
    fireEvent.timeUpdate(sound());
    expect([chapter(/El río/).ariaCurrent, chapter(/El páramo/).ariaCurrent]).toEqual(['true', null]);
    expect(fireEvent.click(chapter(/El río/), { ctrlKey: true })).toBe(true);
    fireEvent.change(screen.getByLabelText('Velocidad'), { target: { value: '1.5' } });
    expect(sound().playbackRate).toBe(1.5);
    document.body.innerHTML = '';
  });

  it.each(['hydrated', 'static'])('plays at the speed that was chosen before the script ran: %s', (way) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<AudioPlayer {...episode} />);
    screen.getByLabelText<HTMLSelectElement>('Velocidad').value = '1.5';
    if (way === 'hydrated') render(<AudioPlayer {...episode} />, { container: box, hydrate: true });
    else startRecordings(document);
    expect(sound().playbackRate).toBe(1.5);
    // Loading the file again, after a failure, sets the rate to this one.
    expect(sound().defaultPlaybackRate).toBe(1.5);
    box.remove();
  });

  it('resumes where the reader stopped, and begins again after the end', () => {
    const { unmount } = render(<AudioPlayer {...episode} />);
    sound().currentTime = 40;
    fireEvent.timeUpdate(sound());
    expect(kept()).toEqual({ '/parte.mp3': 40 });
    unmount();
    const again = render(<AudioPlayer {...episode} />);
    expect(sound().currentTime).toBe(37);
    vi.spyOn(sound(), 'ended', 'get').mockReturnValue(true);
    fireEvent(sound(), new Event('ended'));
    expect(kept()).toEqual({});
    again.unmount();
  });

  it('keeps the place of another recording under the name of its file', () => {
    const { rerender } = render(<AudioPlayer {...episode} />);
    rerender(<AudioPlayer {...episode} sources={[{ src: '/otro.mp3', type: 'audio/mpeg' }]} />);
    sound().currentTime = 40;
    fireEvent.timeUpdate(sound());
    expect(kept()).toEqual({ '/otro.mp3': 40 });
  });

  it.each(['{"/parte.mp3":"<b>"}', 'nada'])(
    'begins at the beginning with a position that is none: %s',
    (stored) => {
      localStorage.setItem(POSITIONS_KEY, stored);
      render(<AudioPlayer {...episode} />);
      expect(sound().currentTime).toBe(0);
    },
  );

  it('plays without a storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(<AudioPlayer {...episode} />);
    expect(() => fireEvent.pause(sound())).not.toThrow();
  });
});
