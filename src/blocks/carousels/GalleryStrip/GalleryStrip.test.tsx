// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { picture, TEASERS } from '../../shared/fixtures/teasers.ts';
import { GalleryStrip } from './GalleryStrip.tsx';

describe('B6 gallery strip', () => {
  it('links to the gallery and shows its pictures with their captions', () => {
    const pictures = [
      { ...picture('a'), id: 'a', caption: 'La sala llena' },
      { ...picture('b'), id: 'b', alt: 'Una máscara' },
    ];
    render(<GalleryStrip gallery={TEASERS.gallery} pictures={pictures} />);
    expect(screen.getByRole('link', { name: TEASERS.gallery.headline }).getAttribute('href')).toBe(
      TEASERS.gallery.url,
    );
    expect(screen.getByText('La sala llena')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Una máscara' })).toBeTruthy();
  });

  it('shows nothing without pictures', () => {
    const { container } = render(<GalleryStrip gallery={TEASERS.gallery} pictures={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
