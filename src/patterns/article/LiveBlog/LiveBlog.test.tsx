// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveStretch } from '../../../domain/live/stretch.ts';
import { livePost, newestOf, PATH, RUNNING } from './live-blog.fixture.ts';
import { LiveBlog } from './LiveBlog.tsx';

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
const posts = Array.from({ length: 120 }, (_, at) => livePost(120 - at));

describe('X11 a live blog', () => {
  it('shows the newest post first, and links to the start of the coverage', () => {
    render(<LiveBlog {...RUNNING} />);
    expect(screen.getAllByRole('article')[0]!.id).toBe('nota-6');
    expect(hrefOf('Ver desde el inicio')).toBe(`${PATH}?orden=inicio`);
    expect(screen.getByText('En vivo')).toBeTruthy();
  });

  it('links to its key moments', () => {
    render(<LiveBlog {...RUNNING} />);
    const moments = within(screen.getByRole('navigation', { name: 'Momentos clave' }));
    expect(moments.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#nota-5',
      '#nota-3',
    ]);
  });

  it('links its pages in the order of the reader', () => {
    render(<LiveBlog {...RUNNING} stretch={liveStretch(posts, 'newest', 1)!} />);
    expect(hrefOf('Más recientes')).toBe(PATH);
    expect(screen.queryByRole('link', { name: 'Anteriores' })).toBeNull();
  });

  it('continues from the start', () => {
    render(<LiveBlog {...RUNNING} stretch={liveStretch(posts, 'start', 2)!} />);
    expect(screen.getAllByRole('article')[0]!.id).toBe('nota-51');
    expect(hrefOf('Anteriores')).toBe(`${PATH}?orden=inicio&tramo=1`);
    expect(hrefOf('Siguientes')).toBe(`${PATH}?orden=inicio&tramo=3`);
    expect(hrefOf('Ver lo más reciente')).toBe(PATH);
  });

  it('says that it has ended, and that it is empty', () => {
    render(<LiveBlog stretch={newestOf(0)} path={PATH} ended />);
    expect(screen.getByText('Cobertura finalizada')).toBeTruthy();
    expect(screen.getByText('Todavía no hay actualizaciones.')).toBeTruthy();
  });

  it('has ads after the fifth post and after ten more', () => {
    const ad = (id: string) => [{ type: 'html' as const, id, html: `<p id="${id}">Aviso</p>` }];
    const { container } = render(
      <LiveBlog {...RUNNING} stretch={newestOf(20)} ads={[ad('uno'), ad('dos')]} />,
    );
    const marks = [...container.querySelectorAll('article, #uno, #dos')].map(({ id }) => id);
    expect([marks.indexOf('uno'), marks.indexOf('dos')]).toEqual([5, 16]);
  });
});
