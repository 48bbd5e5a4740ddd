// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BrandConfig } from '../../../themes/brand.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { PromoBox } from './PromoBox.tsx';
import { promoProps } from './promo-props.ts';

const show = (brand: BrandConfig): string[] => {
  const { container, unmount } = render(<PromoBox {...promoProps(brand, '/nacion/articulo/x/')} />);
  const texts = [...container.querySelectorAll('h2, p, .action')].map(({ textContent }) => textContent);
  unmount();
  return texts;
};

describe('P3 promo box', () => {
  it('has all texts of both variants, each in the voice of its brand', () => {
    expect(show(weekly)).toEqual([
      'Siga leyendo con su suscripción',
      'Acceda al contenido exclusivo para suscriptores y a toda la información digital.',
      '$199.000* al año',
      'Suscríbase ahora',
      'Cancele en cualquier momento',
      '¿Ya es suscriptor? Inicie sesión aquí',
      '* Aplican términos y condiciones',
    ]);
    expect(show(daily)).toEqual([
      'Sigue leyendo con tu suscripción',
      'Accede al contenido exclusivo para suscriptores y a toda la información digital.',
      '$129.000 al año',
      'SUSCRÍBETE AHORA',
      'Cancela en cualquier momento',
      '¿Ya eres suscriptor? Inicia sesión aquí',
      'Aplican términos y condiciones',
    ]);
  });

  it('links to the store, the sign-in page, which leads back to the story, and the terms of its brand', () => {
    render(<PromoBox {...promoProps(weekly, '/nacion/articulo/x/')} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/store/',
      '/loginsemanario/?redirect=%2Fnacion%2Farticulo%2Fx%2F',
      '/terminos-y-condiciones/',
    ]);
  });

  it('omits unsafe addresses', () => {
    const unsafe = 'javascript:alert(1)';
    render(
      <PromoBox
        {...promoProps(weekly, '/nacion/articulo/x/')}
        href={unsafe}
        signIn={unsafe}
        terms={unsafe}
      />,
    );
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
