// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilledAd } from './FilledAd.tsx';
import { BodyAd } from './BodyAd.tsx';

const place = { id: 'robapagina-1-mobile', slot: 'ROBAPAGINA_1', size: 'GP5', display: 'mobile' } as const;

describe('N3, N4 ad slot', () => {
  it('says that it is an ad, and has a place for the ad server', () => {
    render(<BodyAd {...place} />);
    const ad = screen.getByRole('note', { name: 'Publicidad' });
    expect(ad.dataset).toMatchObject({ size: 'GP5', display: 'mobile' });
    expect(document.getElementById(place.id)?.dataset).toMatchObject({
      adSlot: 'ROBAPAGINA_1',
      adSize: 'GP5',
    });
  });

  it('shows the publisher’s own ad where nobody bought the place', () => {
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
});
