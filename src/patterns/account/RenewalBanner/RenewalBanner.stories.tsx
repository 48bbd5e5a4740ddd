import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictureAddress } from '../../../blocks/shared/fixtures/picture-address.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { renewalOffer, type RenewalOffer, type RenewalPlace } from '../../../domain/sales/renewal.ts';
import { renewal as messages } from '../../../messages/patterns.ts';
import { RenewalBanner } from './RenewalBanner.tsx';

const LINK = '/autogestion/mis-suscripciones/';
const RECORD = {
  URLInread: LINK,
  URLMenuContextual: LINK,
  URLModalHome: LINK,
  URLPerfil: LINK,
  Modal: 'Su suscripción está por terminar. Renuévela y siga leyendo sin límites.',
  BannerDesktop: 'Su suscripción está por terminar. Renuévela hoy y siga leyendo sin límites.',
  BannerTablet: 'Su suscripción está por terminar. Renuévela hoy.',
  BannerMobile: 'Renueve su suscripción',
  MenuContext: 'Renueve su suscripción',
};
const CARD = {
  ...RECORD,
  ActualizarBoton: 'true',
  BannerDesktop: 'La tarjeta con la que paga su suscripción vence este mes.',
  BannerTablet: 'Su tarjeta vence este mes.',
};
const offerFor = (place: RenewalPlace, record: object = RECORD) =>
  renewalOffer(record, place) as RenewalOffer;

const meta = {
  component: RenewalBanner,
  parameters: { layout: 'fullscreen' },
  args: { offer: offerFor('inread'), onClose: fn() },
} satisfies Meta<typeof RenewalBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Responsive: Story = {
  play: async ({ canvasElement, args }) => {
    const banner = within(canvasElement).getByRole('complementary', { name: messages.label });
    const link = within(banner).getByRole('link', { name: messages.renew });
    await expect(link).toHaveAttribute('href', LINK);
    await userEvent.click(within(banner).getByRole('button', { name: messages.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    link.blur();
  },
};
export const Desktop: Story = { args: { variant: 'desktop' } };
export const Tablet: Story = { args: { variant: 'tablet' } };
export const Mobile: Story = { args: { variant: 'mobile' } };
export const InTheMenu: Story = {
  args: { variant: 'menu', offer: offerFor('menu') },
  render: ({ variant = 'menu', offer }) => <RenewalBanner variant={variant} offer={offer} />,
  decorators: [(story) => <div style={{ inlineSize: 320, padding: 12 }}>{story()}</div>],
};

/** A page under the modal. */
const Under = ({ children }: { children: ReactNode }) => <div style={{ minBlockSize: 420 }}>{children}</div>;

export const Modal: Story = {
  args: { variant: 'modal', offer: offerFor('home') },
  parameters: { allBrands: true },
  decorators: [(story) => <Under>{story()}</Under>],
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: messages.label });
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(within(dialog).getByRole('button', { name: messages.close }));
    await expect(args.onClose).toHaveBeenCalled();
    within(dialog).getByRole('link').focus();
  },
};

/** Escape closes it, and the focus is where it was. */
export const OverAPage: Story = {
  args: Modal.args!,
  parameters: { screenshot: { skip: true } },
  render: function Opened(args) {
    const [shown, setShown] = useState(false);
    return (
      <Under>
        <Button onClick={() => setShown(true)}>Ver el aviso</Button>
        {shown && <RenewalBanner {...args} onClose={() => setShown(false)} />}
      </Under>
    );
  },
};

export const CardExpires: Story = {
  args: { offer: offerFor('inread', CARD) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: messages.update })).toBeVisible();
  },
};

export const Picture: Story = {
  args: {
    offer: offerFor('profile', {
      ...RECORD,
      BannerDesktop: pictureAddress('biblioteca/1280.avif'),
      BannerTablet: '',
    }),
  },
};

/** At the bottom of the window; it goes away when it is closed. */
export const Docked: Story = {
  args: { docked: true },
  render: function Closable(args) {
    const [shown, setShown] = useState(true);
    return <Under>{shown && <RenewalBanner {...args} onClose={() => setShown(false)} />}</Under>;
  },
};
