// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VideoPlayer as Video } from '../../domain/video/player.ts';
import { AudioPlayer } from '../AudioPlayer/index.ts';
import { describeConformance } from '../conformance.tsx';
import { VideoPlayer } from './index.ts';

const FILM: Video & { provider: 'file' } = {
  provider: 'file',
  poster: '/estudio.avif',
  durationMs: 185_000,
  captions: [{ src: '/ministra.vtt', language: 'es' }],
  sources: [
    { src: '/ministra.webm', type: 'video/webm' },
    { src: '/ministra.mp4', type: 'video/mp4' },
  ],
};
const YOUTUBE: Video = { provider: 'youtube', videoId: 'dQw4w9WgXcQ', poster: '/rio.avif' };
const props = { player: FILM, title: 'La ministra responde' };

const film = () => screen.getByLabelText<HTMLVideoElement>('La ministra responde');
const invitation = () => screen.queryByRole('button', { name: /^Reproducir: La ministra responde/ });

let play: ReturnType<typeof vi.spyOn>;
let pause: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('T4 VideoPlayer', () => {
  describeConformance(VideoPlayer, { props, element: 'div' });

  it('without a script has the browser’s controls, and loads nothing before it is played', () => {
    const html = renderToString(<VideoPlayer {...props} />);
    expect(html).toMatch(/<video controls=""[^>]* preload="none" poster="\/estudio.avif"/);
    expect(html).not.toMatch(/autoplay/i);
    expect(html).not.toContain('<button');
  });

  it('has its files and its captions', () => {
    render(<VideoPlayer {...props} />);
    expect([...film().querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'video/webm',
      'video/mp4',
    ]);
    const track = film().querySelector('track')!;
    expect([track.kind, track.srclang, track.getAttribute('src')]).toEqual([
      'captions',
      'es',
      '/ministra.vtt',
    ]);
  });

  it('invites to play with its length, then shows the controls and has the focus', async () => {
    // jsdom gives no focus to a film with controls, browsers do.
    const focus = vi.spyOn(HTMLMediaElement.prototype, 'focus');
    render(<VideoPlayer {...props} />);
    expect(film().controls).toBe(false);
    expect(play).not.toHaveBeenCalled();
    expect(invitation()).toHaveTextContent('3:05');
    await act(async () => void fireEvent.click(invitation()!));
    expect(play).toHaveBeenCalledOnce();
    expect(film().controls).toBe(true);
    expect(focus).toHaveBeenCalledOnce();
    expect(invitation()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
    fireEvent.playing(film());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('continues without an invitation when the reader played it before the script ran', () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<VideoPlayer {...props} />);
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    const { unmount } = render(<VideoPlayer {...props} />, { container: box, hydrate: true });
    expect([invitation(), film().controls]).toEqual([null, true]);
    paused.mockRestore();
    unmount();
    box.remove();
  });

  it('waits for another try, whatever becomes of the one before', async () => {
    let refuse = (): void => undefined;
    play.mockReturnValueOnce(
      new Promise((_, reject) => (refuse = () => reject(new DOMException('stopped', 'AbortError')))),
    );
    render(<VideoPlayer {...props} />);
    await act(async () => void fireEvent.click(invitation()!));
    fireEvent.error(film().querySelector('source:last-of-type')!);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
    await act(async () => refuse());
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  });

  it('shows another film in its place from the beginning', async () => {
    const { rerender } = render(<VideoPlayer {...props} />);
    await act(async () => void fireEvent.click(invitation()!));
    const before = film();
    rerender(
      <VideoPlayer {...props} player={{ ...FILM, sources: [{ src: '/rio.mp4', type: 'video/mp4' }] }} />,
    );
    expect(film()).not.toBe(before);
    expect(invitation()).not.toBeNull();
  });

  it('says when the last file fails too, and tries again', async () => {
    render(<VideoPlayer {...props} />);
    await act(async () => void fireEvent.click(invitation()!));
    const [first, last] = film().querySelectorAll('source');
    fireEvent.error(first!);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(last!);
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos reproducirlo');
    // Behind the message there is nothing to operate.
    expect(film().controls).toBe(false);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
    expect(play).toHaveBeenCalledTimes(2);
    expect(film().controls).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing before the reader plays, and tries its files again then', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const network = vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(3);
    render(<VideoPlayer {...props} />);
    fireEvent.error(film().querySelector('source:last-of-type')!);
    expect([screen.queryByRole('alert'), load.mock.calls.length]).toEqual([null, 0]);
    await act(async () => void fireEvent.click(invitation()!));
    expect(load).toHaveBeenCalledOnce();
    network.mockRestore();
  });

  it.each([true, false])('when it fails, another try has the focus if the film had it: %s', async (had) => {
    render(<VideoPlayer {...props} />);
    await act(async () => void fireEvent.click(invitation()!));
    film().tabIndex = 0;
    if (had) film().focus();
    fireEvent.error(film());
    const retry = screen.getByRole('button', { name: 'Reintentar' });
    expect(document.activeElement === retry).toBe(had);
  });

  it('says when no file can be played', async () => {
    play.mockRejectedValue(new DOMException('', 'NotSupportedError'));
    render(<VideoPlayer {...props} />);
    await act(async () => void fireEvent.click(invitation()!));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('waits with its controls when the browser refuses to play', async () => {
    play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    render(<VideoPlayer {...props} />);
    await act(async () => void fireEvent.click(invitation()!));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(film().controls).toBe(true);
  });

  it('one that starts stops the other', () => {
    render(
      <>
        <VideoPlayer {...props} />
        <AudioPlayer title="El parte" sources={[{ src: '/parte.mp3' }]} />
      </>,
    );
    fireEvent.play(film());
    expect(pause).not.toHaveBeenCalled();
    fireEvent.play(screen.getByLabelText('El parte'));
    expect(pause.mock.contexts).toEqual([film()]);
    fireEvent.play(screen.getByLabelText('El parte'));
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe('T4 VideoPlayer with a video of another provider', () => {
  const link = () => screen.queryByRole('link', { name: /^Reproducir: El río/ });

  it('is a link to its page, and loads nothing of the provider', () => {
    const html = renderToString(<VideoPlayer player={YOUTUBE} title="El río" />);
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('se conecta con YouTube');
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('src="https:');
  });

  it('becomes the player of the provider when the reader plays', () => {
    render(<VideoPlayer player={YOUTUBE} title="El río" />);
    expect(fireEvent.click(link()!)).toBe(false);
    const frame = screen.getByTitle('El río');
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
    fireEvent.load(frame);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves its page to the browser when the reader asks for it elsewhere: %s',
    (key) => {
      render(<VideoPlayer player={YOUTUBE} title="El río" />);
      // After the player: jsdom opens no page.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link()!, { [key]: true });
      expect(screen.queryByTitle('El río')).toBeNull();
    },
  );

  it('is taken away when another one starts', () => {
    render(
      <>
        <VideoPlayer player={YOUTUBE} title="El río" />
        <VideoPlayer {...props} />
      </>,
    );
    fireEvent.click(link()!);
    fireEvent.play(film());
    expect(screen.queryByTitle('El río')).toBeNull();
    expect(link()).toBeInTheDocument();
  });
});
