// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS } from '../../../blocks/shared/fixtures/teasers.ts';
import { EditionYears } from './EditionYears.tsx';

const edition = {
  ...TEASERS.withoutPicture,
  headline: 'Puerto seco',
  kicker: 'Edición 900',
  url: '/edicion/a/',
};
const drawn = { ...TEASERS.culture, headline: 'Oro', kicker: 'Edición 901', url: '/edicion/b/' };

describe('B15 the archive of print editions', () => {
  it('has a heading for each year and one link for each edition', () => {
    render(<EditionYears masthead="Semanario" years={[{ year: 2024, editions: [drawn, edition] }]} />);
    const year = screen.getByRole('heading', { level: 2, name: 'Ediciones de 2024' }).closest('li');
    const links = within(year!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Oro', '/edicion/b/'],
      ['Puerto seco', '/edicion/a/'],
    ]);
    expect(year?.getAttribute('data-item')).toBe('2024');
  });

  it('sets a cover without a picture in type, which screen readers skip', () => {
    const { container } = render(
      <EditionYears masthead="Semanario" years={[{ year: 2024, editions: [drawn, edition] }]} />,
    );
    const covers = container.querySelectorAll('[data-words]');
    expect(covers).toHaveLength(1);
    expect(covers[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(covers[0]?.textContent).toBe('SemanarioPuerto secoEdición 900');
  });

  it('shows nothing without years', () => {
    const { container } = render(<EditionYears masthead="Semanario" years={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
