import { describe, expect, it } from 'vitest';
import { closeRenewal, isRenewalClosed, renewalOffer, type RenewalData } from './renewal.ts';

const RECORD: RenewalData = { URLInread: '/renovar/', BannerDesktop: 'Renueve hoy' };

describe('C8 the banner of a record', () => {
  it('needs a link and contents', () => {
    expect(renewalOffer(RECORD, 'inread')).toMatchObject({ href: '/renovar/', update: false });
    expect(renewalOffer(null, 'inread')).toBeNull();
    expect(renewalOffer({ BannerDesktop: 'Renueve' }, 'inread')).toBeNull();
    expect(renewalOffer({ URLInread: '/renovar/' }, 'inread')).toBeNull();
    expect(renewalOffer(RECORD, 'home')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'https://evil.example/pagar',
    'http://pagos.example/',
    'mailto:a@evil.example',
    'www.evil.example',
    'renovar/',
  ])('never leads to %j', (URLInread) => {
    expect(renewalOffer({ ...RECORD, URLInread }, 'inread', ['pagos.example'])).toBeNull();
  });

  it('may lead to a host that the site names', () => {
    const URLInread = 'https://pagos.example/renovar';
    expect(renewalOffer({ ...RECORD, URLInread }, 'inread', ['pagos.example'])?.href).toBe(URLInread);
    expect(renewalOffer({ ...RECORD, URLInread }, 'inread')).toBeNull();
  });

  it('a width without contents has those of the nearest one', () => {
    const { contents } = renewalOffer({ ...RECORD, BannerMobile: 'Renueve' }, 'inread')!;
    expect(contents).toEqual({
      desktop: { text: 'Renueve hoy' },
      tablet: { text: 'Renueve hoy' },
      mobile: { text: 'Renueve' },
    });
  });

  it.each([
    [{ BannerTablet: 'T' }, ['T', 'T', 'T']],
    [{ BannerMobile: 'M' }, ['M', 'M', 'M']],
    [{ BannerDesktop: 'D', BannerTablet: 'T' }, ['D', 'T', 'T']],
    [{ BannerDesktop: 'D', BannerTablet: 'T', BannerMobile: 'M' }, ['D', 'T', 'M']],
    [{ BannerTablet: 'T', BannerMobile: 'M' }, ['T', 'T', 'M']],
  ])('of %j shows %j', (banners, texts) => {
    const { contents } = renewalOffer({ URLInread: '/renovar/', ...banners }, 'inread')!;
    expect(Object.values(contents)).toEqual(texts.map((text) => ({ text })));
  });

  it.each([
    ['profile', { URLPerfil: '/a/', BannerMobile: 'x' }],
    ['home', { URLModalHome: '/a/', Modal: 'x' }],
    ['menu', { URLMenuContextual: '/a/', MenuContext: 'x' }],
  ] as const)('at the place %s has its own fields', (place, record) => {
    expect(renewalOffer({ ...record, ActualizarBoton: 'true' }, place)).toEqual({
      place,
      href: '/a/',
      update: true,
      contents: { desktop: { text: 'x' }, tablet: { text: 'x' }, mobile: { text: 'x' } },
    });
    expect(renewalOffer(record, 'inread')).toBeNull();
  });

  it.each([
    ['/images/renovar', { picture: '/images/renovar' }],
    ['https://fotos.example/a.png', { picture: 'https://fotos.example/a.png' }],
    ['http://fotos.example/a.png', { picture: 'https://fotos.example/a.png' }],
    ['Renueve: hoy', { text: 'Renueve: hoy' }],
  ])('reads the contents %j', (BannerDesktop, content) => {
    expect(renewalOffer({ ...RECORD, BannerDesktop }, 'inread')?.contents.desktop).toEqual(content);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', '\\\\evil', 'mailto:a@b.co'])(
    'drops the contents %j',
    (BannerDesktop) => expect(renewalOffer({ ...RECORD, BannerDesktop }, 'inread')).toBeNull(),
  );
});

describe('C8 a closed banner', () => {
  const offer = renewalOffer(RECORD, 'inread')!;
  const at = new Date('2026-11-22T12:00:00Z');
  const later = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60_000);
  const closed = closeRenewal({}, 'a', offer, at);

  it('stays away for a week', () => {
    expect(isRenewalClosed(closed, 'a', offer, later(6.9))).toBe(true);
    expect(isRenewalClosed(closed, 'a', offer, later(7))).toBe(false);
    expect(isRenewalClosed(closed, 'a', offer, later(-1))).toBe(false);
  });

  it('is remembered beside those of other places', () => {
    const menu = { ...offer, place: 'menu' as const };
    const both = closeRenewal(closed, 'a', menu, later(1));
    expect(isRenewalClosed(both, 'a', offer, later(2))).toBe(true);
    expect(isRenewalClosed(both, 'a', menu, later(7.5))).toBe(true);
    expect(isRenewalClosed(both, 'a', offer, later(7.5))).toBe(false);
    expect(isRenewalClosed(closed, 'a', offer, at)).toBe(true);
  });

  it('comes back for another reader, with other words, at another place', () => {
    expect(isRenewalClosed(closed, 'b', offer, at)).toBe(false);
    expect(isRenewalClosed(closed, 'a', { ...offer, update: true }, at)).toBe(false);
    expect(isRenewalClosed(closed, 'a', { ...offer, place: 'profile' }, at)).toBe(false);
  });

  it.each([{}, { inread: null }, { inread: 'x' }, { inread: { offer: 1, at: 'x' } }])(
    'ignores a malformed record %j',
    (stored) => expect(isRenewalClosed(stored as never, 'a', offer, at)).toBe(false),
  );
});
