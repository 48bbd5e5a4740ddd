// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../../islands/server.tsx';
import { FILM } from '../../shared/fixtures/article.tsx';
import { BodyAudio } from './BodyAudio.tsx';
import { BodyVideo } from './BodyVideo.tsx';
import { filmIsland } from './island.ts';
import { startFilm, type FilmTools, type PlayStream } from './start-film.ts';

beforeAll(() => preload([filmIsland]));

describe('N3 video', () => {
  it('is the browser’s player: nothing is loaded, nothing plays automatically', () => {
    render(<BodyVideo player={FILM} title="La ministra responde" />);
    const film = screen.getByLabelText<HTMLVideoElement>('La ministra responde');
    expect(film.controls).toBe(true);
    expect(film.autoplay).toBe(false);
    expect(film.getAttribute('preload')).toBe('none');
    expect(film.getAttribute('poster')).toBe('pictures/estudio-tv/960.avif');
  });

  it('lists formats that every browser plays first, and has captions', () => {
    render(<BodyVideo player={FILM} title="La ministra responde" />);
    const film = screen.getByLabelText('La ministra responde');
    expect([...film.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/mp4', 'video/webm']);
    const track = film.querySelector('track')!;
    expect([track.kind, track.srclang, track.getAttribute('src')]).toEqual([
      'captions',
      'es',
      '/subtitulos/ministra.vtt',
    ]);
  });

  it.each([{ captions: [] }, { captions: [{ src: 'javascript:alert(1)', language: 'es' }] }])(
    'has no caption track without a file to load: $captions',
    ({ captions }) => {
      render(<BodyVideo player={{ ...FILM, captions }} title="La ministra responde" />);
      expect(screen.getByLabelText('La ministra responde').querySelector('track')).toBeNull();
    },
  );

  it.each([
    ['youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['vimeo', 'https://player.vimeo.com/video/dQw4w9WgXcQ?dnt=1'],
    ['dailymotion', 'https://www.dailymotion.com/embed/video/dQw4w9WgXcQ'],
  ] as const)('a video of %s waits until the reader loads it', (provider, src) => {
    render(<BodyVideo player={{ provider, videoId: 'dQw4w9WgXcQ' }} title="El río" />);
    const frame = screen.getByTitle('El río');
    expect([frame.getAttribute('src'), frame.dataset['src']]).toEqual([null, src]);
    expect(screen.getByRole('link').getAttribute('href')).toContain('dQw4w9WgXcQ');
  });

  it('shows title and description once, or not at all if the page shows them', () => {
    const { rerender } = render(<BodyVideo player={FILM} title="El río" description="El río" />);
    const caption = () => document.querySelector('figcaption')?.textContent;
    expect(caption()).toBe('El río ');
    rerender(<BodyVideo player={FILM} title="El río" captioned={false} />);
    expect(caption()).toBeUndefined();
  });

  it('a recording is the browser’s audio player', () => {
    render(
      <BodyAudio
        title="El parte"
        sources={[{ src: 'https://a.ejemplo.com/parte.mp3', type: 'audio/mpeg' }]}
        durationMs={36_000}
      />,
    );
    const sound = screen.getByLabelText<HTMLAudioElement>('El parte');
    expect([sound.controls, sound.getAttribute('preload')]).toEqual([true, 'none']);
    expect(sound.querySelector('track')).toBeNull();
    expect(screen.getByText('0:36')).toBeVisible();
  });
});

const STREAM = { src: '/ministra.m3u8', type: 'application/vnd.apple.mpegurl' } as const;
const CHAPTERS = [
  { title: 'El recaudo', startMs: 0 },
  { title: 'La regla fiscal', startMs: 64_000 },
];

describe('N11 the tools of a film', () => {
  const film = () => document.querySelector('video')!;
  const chapter = (name: RegExp) => screen.getByRole('link', { name });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  let play: ReturnType<typeof vi.spyOn>;
  let load: ReturnType<typeof vi.spyOn>;
  let stop: (() => void) | void;

  beforeEach(() => {
    play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  });
  afterEach(() => {
    stop?.();
    document.body.innerHTML = '';
  });

  function start(tools: FilmTools = {}, files = FILM.provider === 'file' ? FILM.sources : []): void {
    const sources = [...files, STREAM];
    const player = { ...FILM, provider: 'file' as const, sources, chapters: CHAPTERS };
    document.body.innerHTML = renderToString(<BodyVideo player={player} title="La ministra responde" />);
    stop = startFilm(document.querySelector('figure')!, undefined, tools);
  }

  it('lists its chapters as links to the file, and its stream last', () => {
    start();
    expect([...film().querySelectorAll('source')].at(-1)!.type).toBe(STREAM.type);
    const [first, second] = screen.getAllByRole('link');
    expect([first!.getAttribute('href'), second!.getAttribute('href')]).toEqual([
      'https://videos.ejemplo.com/ministra.mp4#t=0',
      'https://videos.ejemplo.com/ministra.mp4#t=64',
    ]);
  });

  it('plays from a chapter and marks it, but leaves a new tab to the browser', () => {
    start();
    expect(fireEvent.click(chapter(/regla/))).toBe(false);
    expect([film().currentTime, play.mock.calls.length]).toEqual([64, 1]);
    fireEvent.timeUpdate(film());
    expect([chapter(/regla/).ariaCurrent, chapter(/recaudo/).ariaCurrent]).toEqual(['true', null]);
    expect(fireEvent.click(chapter(/recaudo/), { ctrlKey: true })).toBe(true);
  });

  it('loads the player of streams when the reader plays, once, from where the film is', async () => {
    const stream = vi.fn<PlayStream>().mockReturnValue(() => undefined);
    const loader = vi.fn(async () => stream);
    start({ stream: loader, from: 64 });
    expect([loader.mock.calls.length, film().currentTime]).toEqual([0, 64]);
    fireEvent.play(film());
    fireEvent.play(film());
    await settled();
    expect(loader).toHaveBeenCalledOnce();
    expect(stream).toHaveBeenCalledExactlyOnceWith(film(), STREAM.src, 64, expect.any(Function));
  });

  it('has not failed when its file fails while the player of streams loads', async () => {
    const stream = vi.fn<PlayStream>().mockReturnValue(() => undefined);
    start({ stream: async () => stream });
    fireEvent.play(film());
    fireEvent.error(film().querySelector('source:last-of-type')!);
    expect(screen.queryByRole('alert')).toBeNull();
    await settled();
    expect([stream.mock.calls.length, film().controls]).toEqual([1, true]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the stream to a browser that plays it', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    const loader = vi.fn();
    start({ stream: loader });
    fireEvent.play(film());
    await settled();
    expect([loader.mock.calls.length, film().getAttribute('src')]).toEqual([0, STREAM.src]);
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new Error('offline'))],
    ['does not play here', async () => () => undefined],
  ])('plays the file when the player of streams %s', async (_why, stream) => {
    start({ stream: stream as FilmTools['stream'] & object });
    fireEvent.play(film());
    await settled();
    expect([film().hasAttribute('src'), load.mock.calls.length, play.mock.calls.length]).toEqual([
      false,
      1,
      1,
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops a stream that fails and plays the file; shows an error when that fails too, and tries again', async () => {
    const stopped = vi.fn();
    let failed = (): void => undefined;
    const stream: PlayStream = (_video, _stream, _from, tell) => {
      failed = tell;
      return stopped;
    };
    start({ stream: async () => stream });
    fireEvent.play(film());
    await settled();
    failed();
    failed();
    expect([stopped.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.error(film().querySelector('source:last-of-type')!);
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos reproducirlo');
    expect(film().controls).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(film().controls).toBe(true);
  });

  it('plays the file when the stream of the browser fails', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    start();
    fireEvent.play(film());
    fireEvent.error(film());
    expect([film().hasAttribute('src'), load.mock.calls.length]).toEqual([false, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  /** The answer of a browser that plays no streams. */
  const playsNone = () =>
    vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(3 /* NETWORK_NO_SOURCE */);
  const invitation = () => screen.queryByRole('link', { name: 'Reproducir: La ministra responde' });

  it.each([
    ['alone', []],
    ['and a file that the browser does not know', undefined],
  ])(
    'with a stream %s waits for the reader where only a script plays it, and has not failed',
    async (_what, files) => {
      const network = playsNone();
      const stream = vi.fn<PlayStream>().mockReturnValue(() => undefined);
      start({ stream: async () => stream }, files);
      fireEvent.error(film().querySelector('source:last-of-type')!);
      expect([screen.queryByRole('alert'), film().controls]).toEqual([null, false]);
      expect(invitation()).toHaveAttribute('href', STREAM.src);
      expect(fireEvent.click(invitation()!, { ctrlKey: true })).toBe(true);
      expect(play).not.toHaveBeenCalled();
      expect(fireEvent.click(invitation()!)).toBe(false);
      fireEvent.play(film());
      expect([invitation(), film().controls]).toEqual([null, true]);
      await settled();
      expect(stream).toHaveBeenCalledOnce();
      expect(screen.queryByRole('alert')).toBeNull();
      network.mockRestore();
    },
  );

  it('a stream alone has failed when the reader has played it and nothing here plays it', () => {
    const network = playsNone();
    start({}, []);
    fireEvent.click(invitation()!);
    fireEvent.play(film());
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos reproducirlo');
    network.mockRestore();
  });

  it('a file has no button over it', () => {
    start();
    expect([invitation(), film().controls]).toEqual([null, true]);
  });

  it('says nothing when one of its files fails, or its captions', () => {
    start();
    fireEvent.error(film().querySelector('source')!);
    fireEvent.error(film().querySelector('track')!);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no button of a floating window if the browser does not support one', () => {
    start();
    fireEvent.loadedMetadata(film());
    expect(screen.queryByRole('button', { name: 'Ver en ventana flotante' })).toBeNull();
  });

  it('names the languages of its captions when there are several', () => {
    const captions = ['es', 'en'].map((language) => ({ src: `/ministra.${language}.vtt`, language }));
    render(<BodyVideo player={{ ...FILM, captions }} title="La ministra responde" />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Subtítulos: español', 'Subtítulos: inglés']),
    );
  });
});
