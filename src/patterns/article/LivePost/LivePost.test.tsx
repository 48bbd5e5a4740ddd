// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { livePost } from '../LiveBlog/live-blog.fixture.ts';
import { LivePost } from './LivePost.tsx';

describe('X11 a post of a live blog', () => {
  it('is an article with its title, and its time links to it', () => {
    render(<LivePost post={livePost(1)} href="/x/?entrada=nota-1#nota-1" />);
    const post = screen.getByRole('article', { name: livePost(1).title });
    expect([post.id, post.tabIndex]).toEqual(['nota-1', -1]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/x/?entrada=nota-1#nota-1');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(livePost(1).title);
  });

  it('has a name without a heading', () => {
    render(<LivePost post={livePost(1, { titleHtml: '' })} href="#nota-1" />);
    expect(screen.getByRole('article', { name: livePost(1).title })).toBeTruthy();
  });

  it('names its marks', () => {
    render(<LivePost post={livePost(1, { key: true, pinned: true, edited: true })} href="#nota-1" />);
    for (const mark of ['Fijado', 'Momento clave', 'Editado']) expect(screen.getByText(mark)).toBeTruthy();
  });
});
