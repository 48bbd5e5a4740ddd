// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../shared/fixtures/teasers.ts';
import { VideoGrid } from './VideoGrid.tsx';

describe('B7 videos', () => {
  it('marks each video and shows its duration', () => {
    render(<VideoGrid title="Videos" url="" teasers={[TEASERS.video]} />);
    expect(screen.getByRole('img', { name: 'Video' })).toBeTruthy();
    expect(screen.getByText('12:40')).toBeTruthy();
  });

  it('shows only the first video of a stage large, with its standfirst', () => {
    const videos = [TEASERS.video, { ...TEASERS.video, id: 'dos' }].map((video) => ({
      ...video,
      standfirst: 'La entradilla.',
    }));
    const { container } = render(<VideoGrid title="" url="" preset="stage" teasers={videos} />);
    const scales = [...container.querySelectorAll('article')].map((card) => card.dataset['scale']);
    expect(scales).toEqual(['l', 'xs']);
    expect(screen.getAllByText('La entradilla.')).toHaveLength(1);
  });

  it('asks for equal pictures in a grid of four, and for a wider first one in a grid of three', () => {
    const widths = (count: number): (string | undefined)[] => {
      const videos = Array.from({ length: count }, (_, at) => ({
        ...TEASERS.video,
        id: String(at),
        picture: { src: '/a.jpg', srcSet: '/a.jpg 640w', alt: '' },
      }));
      const { container, unmount } = render(<VideoGrid title="" url="" teasers={videos} />);
      const found = [...container.querySelectorAll('img')].map(
        ({ sizes }) => /(\d+px)\b(?!\))/.exec(sizes)?.[1],
      );
      unmount();
      return found;
    };
    expect(widths(4)).toEqual(['300px', '300px', '300px', '300px']);
    expect(widths(3)).toEqual(['612px', '300px', '300px']);
  });

  it('marks videos for subscribers, sponsored and live ones, as other cards do', () => {
    const video = TEASERS.video;
    const videos = [
      { ...video, id: 'a', locked: true },
      { ...video, id: 'b', sponsored: true },
      { ...video, id: 'c', format: 'live' as const },
    ];
    render(<VideoGrid title="" url="" teasers={videos} />);
    const [locked, sponsored, live] = screen.getAllByRole('article');
    expect(locked!.textContent).toContain('Suscriptores');
    expect(sponsored!.textContent).toContain('Contenido patrocinado');
    expect(live!.textContent).toContain('En vivo');
    expect(screen.getAllByRole('img', { name: 'Video' })).toHaveLength(3);
  });

  it('shows a placeholder with the play button for a video without a picture', () => {
    const { container } = render(
      <VideoGrid title="" url="" teasers={[{ ...TEASERS.video, picture: undefined }]} />,
    );
    expect(container.querySelector('[data-missing]')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Video' })).toBeTruthy();
  });

  it('shows nothing without videos', () => {
    const { container } = render(<VideoGrid title="Videos" url="" teasers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
