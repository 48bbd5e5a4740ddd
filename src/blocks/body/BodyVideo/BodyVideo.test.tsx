// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FILM } from '../../shared/fixtures/article.tsx';
import { BodyAudio } from './BodyAudio.tsx';
import { BodyVideo } from './BodyVideo.tsx';

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
    expect(screen.getByRole('figure').textContent).toBe('El río ');
    rerender(<BodyVideo player={FILM} title="El río" captioned={false} />);
    expect(screen.getByRole('figure').textContent).toBe('');
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
