import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useEffect, useState, type ReactNode } from 'react';
import { createMemoryServices, type MemoryVisitor } from '../../../providers/memory/accounts.ts';
import { MEMORY_OFFER } from '../../../providers/memory/offers.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import type { BrandConfig } from '../../../themes/brand.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as forums } from '../../../themes/forums/index.ts';
import { brand as men } from '../../../themes/men/index.ts';
import { brand as rural } from '../../../themes/rural/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { brand as women } from '../../../themes/women/index.ts';
import { showReader } from '../../headers/parts/reader/show-reader.ts';
import { StoreOffers } from './StoreOffers.tsx';
import { storeProps } from './store-props.ts';

const CONTENTS = [
  'Lectura completa de todas las notas, también de las reservadas a los suscriptores.',
  'Las ediciones impresas en formato digital.',
  'Los boletines de la redacción en el correo.',
];
const offer = MEMORY_OFFER;
/** A service that does not say the rate of its tax. */
const WITHOUT_RATE = MEMORY_OFFER.products.map(({ taxPercent: _rate, ...product }) => product);

const meta = {
  component: StoreOffers,
  args: storeProps(weekly, offer, CONTENTS),
} satisfies Meta<typeof StoreOffers>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The store of a brand in both of its modes. */
const formOf = (brand: BrandConfig): Story => ({
  args: storeProps(brand, offer, CONTENTS),
  globals: { brand: brand.key },
  play: async ({ canvasElement }) => {
    const plans = within(within(canvasElement).getByRole('region', { name: 'Planes de suscripción' }));
    await expect(plans.getByRole('link', { name: 'Suscribirse por un año' })).toHaveAttribute(
      'href',
      '/suscripciones-online/?offerId=466&sku=DIGITAL-ANUAL&priceCode=ANUAL-199',
    );
    await expect(plans.getByText('Ahorro del 16 %')).toBeVisible();
    await expect(plans.getAllByText(brand.offer.cancel)).toHaveLength(2);
  },
});

export const Cover: Story = formOf(weekly);
export const Module: Story = formOf(daily);
export const Invitation: Story = formOf(women);
export const Night: Story = formOf(men);
export const Ticket: Story = formOf(forums);
export const Tag: Story = formOf(rural);

const PHONE = { inlineSize: 328 };

/** A column of a phone. */
const narrow = (brand: BrandConfig): Story => ({
  ...formOf(brand),
  globals: { brand: brand.key, mode: 'light' },
  decorators: [(story) => <div style={PHONE}>{story()}</div>],
});

export const NarrowCover: Story = narrow(weekly);
export const NarrowNight: Story = narrow(men);
export const NarrowTicket: Story = narrow(forums);

/** A store that also sells at Google. */
const withGoogle = (brand: BrandConfig): Story => ({
  args: { ...storeProps(brand, offer, CONTENTS), google: true },
  globals: { brand: brand.key },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByRole('region', { name: 'Suscribirse con Google' });
    await expect(within(part).getByRole('button', { name: 'Suscribirse con Google' })).toBeVisible();
  },
});

/** Looks as `Invitation` with the part of `GoogleNight`. */
export const GoogleInvitation: Story = {
  ...withGoogle(women),
  parameters: { screenshot: { skip: true } },
};
export const GoogleNight: Story = { ...withGoogle(men), decorators: narrow(men).decorators! };

/** A single plan, without a gift and without a rate of tax. */
export const OnePlan: Story = {
  args: { offer: { ...MEMORY_OFFER, products: WITHOUT_RATE.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('IVA incluido')).toBeVisible();
    await expect(within(canvasElement).queryByText('Para regalar')).toBeNull();
  },
};

/** A page that a reader opens: the services of its island, and the state around the store. */
function Visit({ as, children }: { as: MemoryVisitor; children: ReactNode }) {
  const [services] = useState(() => createMemoryServices({ as, log: () => undefined }));
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => (page ? showReader(services.session, page) : undefined), [services, page]);
  return (
    <ServicesProvider services={services}>
      <div ref={setPage} data-reader="unknown">
        {children}
      </div>
    </ServicesProvider>
  );
}

/** A subscriber sees the own subscription, in the place that the plans have while the reader is not known. */
export const Subscriber: Story = {
  decorators: [(story) => <Visit as="active">{story()}</Visit>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stage = canvasElement.querySelector<HTMLElement>('.stage')!;
    const { offsetHeight: pending } = stage;
    await canvas.findByRole('heading', { name: 'Ya tiene una suscripción' });
    await expect(
      await canvas.findByText('Suscripción digital anual', { selector: '.product' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver sus suscripciones' })).toHaveAttribute(
      'href',
      weekly.routes.subscriptions,
    );
    await expect(canvas.queryByRole('link', { name: 'Suscribirse por un año' })).toBeNull();
    await waitFor(() => expect(stage.offsetHeight).toBe(pending));
  },
};

/** A reader whose subscription has ended is asked back, above the contents. */
export const FormerSubscriber: Story = {
  decorators: [(story) => <Visit as="terminated">{story()}</Visit>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Su suscripción terminó: vuelva/)).toBeVisible();
    await expect(canvas.getByText(/Ya es suscriptor/)).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suscribirse por un año' })).toBeVisible();
  },
};

/** The plans keep their place until the reader is known. */
export const Pending: Story = {
  decorators: [(story) => <div data-reader="unknown">{story()}</div>],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Regalar un año',
      'Términos y condiciones',
    ]);
  },
};
