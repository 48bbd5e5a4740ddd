// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '../../../domain/sales/offer.ts';
import { loadComponent } from '../../../islands/loaded.ts';
import { createMemoryServices, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { MEMORY_OFFER } from '../../../providers/memory/offers.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { formerSubscriberIsland, ownSubscriptionIsland } from './island.ts';
import { StoreOffers } from './StoreOffers.tsx';
import { storeProps } from './store-props.ts';

const offer: Offer = MEMORY_OFFER;
const props = storeProps(weekly, offer, ['Los boletines en el correo.']);
/** Intl separates with spaces that do not break. */
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ');

beforeEach(async () => {
  await Promise.all(
    [formerSubscriberIsland, ownSubscriptionIsland].map((one) => loadComponent(one as never)),
  );
});

const show = (as: MemoryVisitor) =>
  render(
    <ServicesProvider services={createMemoryServices({ as, log: () => undefined })}>
      <StoreOffers {...props} />
    </ServicesProvider>,
  );

describe('C7 the offers of a store', () => {
  it('each plan has its price, period, tax and saving', () => {
    render(<StoreOffers {...props} />);
    const plans = within(screen.getByRole('region', { name: 'Planes de suscripción' }));
    const texts = plans.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(texts[0]).toContain('$199.000 al año');
    expect(texts[0]).toContain('Equivale a $16.583 al mesAhorro del 16 %IVA incluido: $31.773');
    expect(texts[0]).toContain('Cancele en cualquier momento');
    expect(texts[1]).toContain('$19.900 al mesIVA incluido: $3.177');
    expect(texts[1]).not.toContain('Equivale');
  });

  it('each link buys its own product, and gifts are apart from the plans', () => {
    render(<StoreOffers {...props} />);
    const buying = screen.getAllByRole('link').filter((link) => /Suscribirse|Regalar/.test(link.textContent));
    expect(buying.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Suscribirse por un año', '/suscripciones-online/?offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-199'],
      [
        'Suscribirse por un mes',
        '/suscripciones-online/?offerId=466&sku=DIGITAL-MENSUAL&priceCode=MENSUAL-19',
      ],
      ['Regalar un año', '/suscripciones-online/?offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-REGALO'],
    ]);
  });

  it('shows its contents, the number of devices and a link to the terms', () => {
    render(<StoreOffers {...props} />);
    expect(screen.getByText('La misma cuenta en 4 dispositivos.')).toBeTruthy();
    expect(screen.getByText('Los boletines en el correo.')).toBeTruthy();
    const terms = screen.getByRole('link', { name: 'Términos y condiciones' });
    expect(terms.getAttribute('href')).toBe('/terminos-y-condiciones/');
  });

  it('other periods than a month and a year have their own words', () => {
    const [product] = offer.products;
    const half = { ...product!, periodMonths: 6, price: 110_000 };
    render(<StoreOffers {...props} offer={{ ...offer, products: [half] }} />);
    expect(screen.getByText('por 6 meses')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Suscribirse por 6 meses' })).toBeTruthy();
    expect(screen.queryByText(/Ahorro/)).toBeNull();
  });

  it('omits unsafe addresses', () => {
    const unsafe = 'javascript:alert(1)';
    render(<StoreOffers {...props} buy={unsafe} signIn={unsafe} terms={unsafe} account={unsafe} />);
    const links = [...document.querySelectorAll('a')].filter(({ href }) => href.startsWith('javascript'));
    expect(links).toEqual([]);
  });

  it.each(['active', 'cancelled', 'suspended', 'redeemable'] as const)(
    'names the subscription of a subscriber: %s',
    async (as) => {
      show(as);
      expect(await screen.findByText('Suscripción digital anual', { selector: '.product' })).toBeTruthy();
      const link = screen.getByRole('link', { name: 'Ver sus suscripciones', hidden: true });
      expect(link.getAttribute('href')).toBe(weekly.routes.subscriptions);
    },
  );

  it.each(['anonymous', 'registered', 'terminated'] as const)('names none for %s', async (as) => {
    const { container } = show(as);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container.querySelector('.product')!.textContent).toBe('');
  });

  it('C7 asks a reader back whose subscription has ended, and says what the account keeps', async () => {
    show('terminated');
    const sentence = await screen.findByText(/^Su suscripción terminó/);
    expect(sentence.textContent).toMatch(/vuelva .*la misma cuenta, sus boletines y su historial de compras/);
  });

  it.each(['anonymous', 'registered', 'active', 'cancelled', 'suspended'] as const)(
    'C7 does not ask %s back',
    async (as) => {
      show(as);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.queryByText(/suscripción terminó/)).toBeNull();
    },
  );

  it('names the first subscription that counts, and by its SKU if it has no name', async () => {
    const entry = (status: number, sku: string) => ({ subscriptionID: status, status, sku });
    const { session, ...rest } = createMemoryServices({ as: 'active', log: () => undefined });
    const snapshot = {
      ...session.getSnapshot(),
      subscriptions: [entry(2, 'DIGITAL-ANUAL'), entry(3, 'DIGITAL-MENSUAL')],
    };
    const services = { ...rest, session: { ...session, getSnapshot: () => snapshot } };
    render(
      <ServicesProvider services={services}>
        <StoreOffers {...props} />
      </ServicesProvider>,
    );
    expect(await screen.findByText('Suscripción digital mensual', { selector: '.product' })).toBeTruthy();
  });

  it('is the same for all readers on the server, in the voice of the brand', () => {
    const of = (as: MemoryVisitor) =>
      renderToString(
        <ServicesProvider services={createMemoryServices({ as, log: () => undefined })}>
          <StoreOffers {...storeProps(daily, offer, [])} />
        </ServicesProvider>,
      );
    expect(of('active')).toBe(of('anonymous'));
    expect(of('active')).toContain('Ya tienes una suscripción');
    expect(of('active')).toContain('Cancela en cualquier momento');
  });
});
