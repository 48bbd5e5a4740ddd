import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { BrandConfig } from '../../../themes/brand.ts';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as forums } from '../../../themes/forums/index.ts';
import { brand as men } from '../../../themes/men/index.ts';
import { brand as rural } from '../../../themes/rural/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { brand as women } from '../../../themes/women/index.ts';
import { promo } from '../../../messages/patterns.ts';
import { PromoBox } from './PromoBox.tsx';
import { accountBoxProps, promoProps } from './promo-props.ts';

const meta = {
  component: PromoBox,
  decorators: [
    (story) => <div style={{ maxInlineSize: 'var(--rt-measure)', marginInline: 'auto' }}>{story()}</div>,
  ],
  args: promoProps(weekly, '/nacion/articulo/x/'),
} satisfies Meta<typeof PromoBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A brand's box in both of its modes. */
const formOf = (brand: BrandConfig): Story => ({
  args: promoProps(brand, '/nacion/articulo/x/'),
  globals: { brand: brand.key },
  play: async ({ canvasElement }) => {
    const box = within(within(canvasElement).getByRole('region', { name: promo.label }));
    await expect(box.getByRole('link', { name: brand.offer.button })).toHaveAttribute(
      'href',
      brand.routes.subscribe,
    );
    for (const text of [brand.offer.price, brand.offer.period, brand.offer.cancel])
      await expect(box.getByText(text)).toBeVisible();
  },
});

export const Cover: Story = formOf(weekly);
export const Module: Story = formOf(daily);
export const Invitation: Story = formOf(women);
export const Night: Story = formOf(men);
export const Ticket: Story = formOf(forums);
export const Tag: Story = formOf(rural);

const ONE_COLUMN = { inlineSize: 328 };

/** A column of a phone. */
const narrow = (brand: BrandConfig): Story => ({
  ...formOf(brand),
  globals: { brand: brand.key, mode: 'light' },
  decorators: [(story) => <div style={ONE_COLUMN}>{story()}</div>],
});

export const NarrowCover: Story = narrow(weekly);
export const NarrowModule: Story = narrow(daily);
export const NarrowInvitation: Story = narrow(women);
export const NarrowNight: Story = narrow(men);
export const NarrowTicket: Story = narrow(forums);
export const NarrowTag: Story = narrow(rural);

/** The last paragraph before the box, and the state that the page's root element has. */
const readBy = (reader: string): NonNullable<Story['decorators']> => [
  (story) => (
    <div data-reader={reader}>
      <p style={{ marginBlockEnd: 24 }}>
        Adentro había 312 cuartillas a mano, cosidas por el lomo con hilo negro.
      </p>
      {story()}
    </div>
  ),
];

/** A story that needs an account, which is free. */
export const Account: Story = {
  args: accountBoxProps(weekly, '/nacion/articulo/x/'),
  play: async ({ canvasElement }) => {
    const box = within(within(canvasElement).getByRole('region', { name: promo.account }));
    await expect(box.getByRole('link', { name: 'Cree su cuenta' })).toBeVisible();
  },
};

/** Readers with a session need no link to sign in. */
export const Registered: Story = {
  decorators: readBy('registered'),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      weekly.offer.button,
      'Aplican términos y condiciones',
    ]);
  },
};

/** The box keeps the place that it needs for a registered reader. */
export const Pending: Story = {
  decorators: readBy('unknown'),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('section')!;
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    const { offsetHeight: pending } = box;
    box.parentElement!.dataset['reader'] = 'registered';
    await expect(box.offsetHeight).toBe(pending);
    box.parentElement!.dataset['reader'] = 'unknown';
  },
};

export const Subscriber: Story = {
  decorators: readBy('subscriber'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};
