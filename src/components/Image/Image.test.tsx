// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Image, type ImageCandidate } from './index.ts';
import { pictureSources, sizesAttribute } from './sources.ts';

const FILES: ImageCandidate[] = [
  { url: '/a-1200.webp', width: 1200, type: 'image/webp' },
  { url: '/a-600.webp', width: 600, type: 'image/webp' },
  { url: '/a-600.avif', width: 600, type: 'image/avif' },
  { url: '/a-600.jpg', width: 600, type: 'image/jpeg' },
];

describe('T4 Image', () => {
  describeConformance(Image, { props: { src: '/a.jpg', alt: 'Un río' }, element: 'picture' });

  it('is 16 by 9 by default', () => {
    render(<Image src="/a.jpg" alt="Un río" />);
    const image = screen.getByRole('img', { name: 'Un río' });
    expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(16 / 9);
    expect(image.parentElement).not.toHaveAttribute('data-ratio');
  });

  it('keeps its place with the natural size', () => {
    render(<Image src="/a.jpg" alt="Un río" ratio="natural" width={640} height={853} />);
    expect(screen.getByRole('img')).toHaveAttribute('width', '640');
    expect(screen.getByRole('img')).toHaveAttribute('height', '853');
  });

  it('offers AVIF before WebP, widths in order, and the rest on the image', () => {
    const { container } = render(<Image src="/a.jpg" alt="" candidates={FILES} sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[1]).toHaveAttribute('srcset', '/a-600.webp 600w, /a-1200.webp 1200w');
    expect(sources[1]).toHaveAttribute('sizes', '50vw');
    expect(container.querySelector('img')).toHaveAttribute('srcset', '/a-600.jpg 600w');
    expect(container.querySelector('img')).toHaveAttribute('src', '/a.jpg');
  });

  it('has the breakpoints sm, md, lg, xl, widest first', () => {
    expect(sizesAttribute({ sm: '100vw', xl: '400px', md: '50vw' })).toBe(
      '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw',
    );
  });

  it('takes other widths of the window as numbers, in order with the breakpoints', () => {
    expect(sizesAttribute({ xl: '300px', 600: '50vw', sm: '112px', 720: '32vw' })).toBe(
      '(min-width: 1024px) 300px, (min-width: 720px) 32vw, (min-width: 600px) 50vw, 112px',
    );
  });

  it('omits a format without files', () => {
    expect(pictureSources([{ url: '/a.jpg', width: 600, type: 'image/jpeg' }])).toEqual({
      sources: [],
      fallback: '/a.jpg 600w',
    });
  });

  it('waits until it is near', () => {
    render(<Image src="/a.jpg" alt="Un río" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('with priority: loads at once, ahead of others, and the head hints at its best format', () => {
    const html = renderToString(<Image src="/a.jpg" alt="" candidates={FILES} priority sizes="50vw" />);
    const hint = /<link rel="preload"[^>]*>/.exec(html)?.[0];
    expect(hint).toContain('imageSrcSet="/a-600.avif 600w"');
    expect(hint).toContain('type="image/avif"');
    const image = /<img[^>]*>/.exec(html)?.[0];
    expect(image).toContain('fetchPriority="high"');
    expect(image).not.toContain('loading=');
  });

  it('has no style attribute, which a strict content security policy would drop', () => {
    const html = renderToString(<Image src="/a.jpg" alt="" focal={{ x: 0.12, y: 0.88 }} />);
    expect(html).not.toContain('style=');
    expect(html).toContain('data-focal-x="10"');
    expect(html).toContain('data-focal-y="90"');
  });

  it('shows a placeholder with the same name and size without a file', () => {
    const { container, rerender } = render(<Image src={undefined} alt="Un río" ratio="4:3" />);
    expect(screen.getByRole('img', { name: 'Un río' })).toHaveAttribute('data-ratio', '4:3');
    expect(container.querySelector('img')).toBeNull();
    rerender(<Image src="" alt="" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
