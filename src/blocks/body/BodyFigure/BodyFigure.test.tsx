// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articlePicture, captionOf } from '../../shared/fixtures/article.tsx';
import { BodyFigure } from './BodyFigure.tsx';

const picture = articlePicture('nevado', 'Un nevado con nubes');
const words = (): string | undefined => document.querySelector('figcaption')?.textContent;

describe('N5 captions and credits', () => {
  it.each([
    ['La Sierra', 'Ana Ruiz', 'La Sierra | Foto: Ana Ruiz'],
    ['', 'Ana Ruiz', 'Foto: Ana Ruiz'],
    ['La Sierra', '', 'La Sierra'],
    ['La Sierra. Foto: Ana Ruiz', 'Ana Ruiz', 'La Sierra. Foto: Ana Ruiz'],
  ])("caption '%s' and credit '%s' read '%s'", (caption, credit, printed) => {
    render(<BodyFigure picture={picture} caption={captionOf(caption, credit)} />);
    expect(words()).toBe(printed);
  });

  it('has no caption element for an empty caption', () => {
    render(<BodyFigure picture={picture} caption={captionOf('')} />);
    expect(words()).toBeUndefined();
  });
});

describe('N3 image', () => {
  it('gives picture and caption the classes of what places them', () => {
    const { container } = render(
      <BodyFigure
        pictureClass="first"
        captionClass="second"
        picture={picture}
        caption={captionOf('La Sierra')}
      />,
    );
    expect(container.querySelector('picture.first')).not.toBeNull();
    expect(container.querySelector('figcaption.second')).not.toBeNull();
  });

  it('has alternative text, the stored sizes and a reserved height', () => {
    render(<BodyFigure picture={picture} caption={captionOf('')} />);
    const image = screen.getByRole('img', { name: 'Un nevado con nubes' });
    expect(image.getAttribute('width')).toBe('1600');
    expect(document.querySelector('[srcset]')?.getAttribute('srcset')).toContain('320w');
  });

  it('has the editor’s link, and never a script address', () => {
    const { rerender } = render(<BodyFigure picture={picture} caption={captionOf('')} href="/mapa/" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/mapa/');
    rerender(<BodyFigure picture={picture} caption={captionOf('')} href="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
