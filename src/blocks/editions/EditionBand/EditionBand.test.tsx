// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEASERS, teasers } from '../../shared/fixtures/teasers.ts';
import { EditionBand } from './EditionBand.tsx';

const args = {
  title: 'En esta edición',
  url: '/impresa/',
  subscribe: '/store/',
  edition: { ...TEASERS.culture, kicker: 'Edición 2286', headline: 'La ley del agua, al borde' },
  teasers: teasers(6),
};

describe('B7 EditionBand', () => {
  it('shows the print edition, with links to the archive and the store', () => {
    render(<EditionBand {...args} />);
    expect(
      screen.getByRole('link', { name: 'Portada: La ley del agua, al borde' }).getAttribute('href'),
    ).toBe(args.edition.url);
    expect(screen.getByText('Edición 2286')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Suscribirse' }).getAttribute('href')).toBe('/store/');
    expect(screen.getByRole('heading', { level: 2, name: 'En esta edición' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('can be a row that scrolls on a phone', () => {
    const { container } = render(<EditionBand {...args} phone="rail" />);
    expect(container.firstElementChild).toHaveAttribute('data-phone', 'rail');
  });
});
