// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilledAd } from './FilledAd.tsx';
import { BodyAd } from './BodyAd.tsx';
import { HouseAd } from './HouseAd.tsx';

const place = { id: 'robapagina-1-mobile', slot: 'ROBAPAGINA_1', size: 'GP5', display: 'mobile' } as const;

describe('N3, N4 ad slot', () => {
  it('is labelled as an ad, and has an element for the ad server', () => {
    render(<BodyAd {...place} />);
    const ad = screen.getByRole('note', { name: 'Publicidad' });
    expect(ad.dataset).toMatchObject({ size: 'GP5', display: 'mobile' });
    expect(document.getElementById(place.id)?.dataset).toMatchObject({
      adSlot: 'ROBAPAGINA_1',
      adSize: 'GP5',
    });
  });

  it('shows a house ad in an unsold slot', () => {
    const ad = {
      name: 'Boletines',
      title: 'Lo esencial',
      text: 'A las siete.',
      button: 'Quiero',
      href: '/boletin/',
    };
    const { rerender } = render(<FilledAd {...place} ad={ad} />);
    expect(screen.getByRole('link', { name: 'Quiero' }).getAttribute('href')).toBe('/boletin/');
    expect(screen.getByText('Lo esencial')).toBeTruthy();
    rerender(<FilledAd {...place} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['GP4', 'true'],
    ['GP5', undefined],
  ])('a house ad is as tall as a slot of the size %s: %s', (size, tall) => {
    const ad = { name: 'Boletines', title: 'Lo esencial', text: 'A las siete.', button: 'Quiero', href: '/' };
    const { container } = render(<FilledAd {...place} size={size} ad={ad} />);
    const house = container.querySelector<HTMLElement>('.space > *')!;
    expect(house.dataset['tall']).toBe(tall);
  });

  it('shows editors its name, its group and its sizes, and why it stays empty', () => {
    const { container } = render(
      <FilledAd
        {...place}
        ad={{ name: 'a', title: 'b', text: 'c', button: 'd', href: '/' }}
        placeholder={{}}
      />,
    );
    const space = container.querySelector('.space')!;
    expect(space.textContent).toBe('ROBAPAGINA_1Grupo GP5: 336 × 250, 300 × 250, 320 × 100');
    expect(screen.queryByRole('link')).toBeNull();
    render(<FilledAd {...place} size="otro" placeholder={{ problem: 'No hay cuenta' }} />);
    expect(screen.getByText('Grupo otro')).toBeVisible();
    expect(screen.getByText('No hay cuenta')).toBeVisible();
  });

  it.each([
    ['Todo por $199.000* al año.', ['* Aplican términos y condiciones']],
    ['Todo por $129.000 al año.', []],
  ])('has a footnote where its text has an asterisk: %s', (text, expected) => {
    const { container } = render(
      <HouseAd name="Semanario" title="Lea" text={text} button="Quiero" href="/store/" terms="/terminos/" />,
    );
    const notes = [...container.querySelectorAll('.footnote')];
    expect(notes.map(({ textContent }) => textContent)).toEqual(expected);
    expect(notes.map((note) => note.querySelector('a')?.getAttribute('href'))).toEqual(
      expected.map(() => '/terminos/'),
    );
  });
});
