import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { BrandConfig } from '../../../themes/brand.ts';
import { brand as forums } from '../../../themes/forums/index.ts';
import { brand as men } from '../../../themes/men/index.ts';
import { brand as rural } from '../../../themes/rural/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { brand as women } from '../../../themes/women/index.ts';
import { promo as messages } from '../../../messages/patterns.ts';
import { promoProps } from '../PromoBox/promo-props.ts';
import { PromoDialog, type PromoDialogProps } from './PromoDialog.tsx';
import { startPromoDialog } from './start-promo-dialog.ts';
import { IN_FRAME } from '../../../blocks/shared/fixtures/in-frame.ts';

const KINDS = { anonymous: 'subscribe', registered: 'promo' } as const;
const SQUARE = { inlineSize: 60, blockSize: 60 };

/** Nothing is remembered from one story to the next. */
const forgetful = { getItem: () => null, setItem: () => undefined } as unknown as Storage;

/** A gallery whose reader has come to its last picture with the button. */
function Gallery({ reader, children }: { reader: keyof typeof KINDS; children: ReactNode }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    next.current?.focus();
    dataset['reader'] = reader;
    startPromoDialog(document, () => forgetful);
    return () => void delete dataset['reader'];
  }, [reader]);
  return (
    <article style={{ minBlockSize: 720 }}>
      <div className="gallery">
        <figure style={SQUARE} />
        <figure style={SQUARE} />
      </div>
      <button ref={next} type="button">
        Siguiente
      </button>
      {children}
    </article>
  );
}

const meta = {
  component: PromoDialog,
  parameters: IN_FRAME,
} satisfies Meta<typeof PromoDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog of a brand's galleries, over the page. */
const over = (brand: BrandConfig, reader: keyof typeof KINDS): Story => {
  const args: PromoDialogProps = {
    promo: promoProps(brand, '/nacion/articulo/x/'),
    payWall: brand.features.paywall,
    modalPromo: brand.features.modalPromo,
  };
  return {
    args,
    globals: { brand: brand.key },
    decorators: [(story) => <Gallery reader={reader}>{story()}</Gallery>],
    play: async ({ canvasElement }) => {
      const dialog = await within(canvasElement).findByRole('dialog');
      await expect(dialog.matches(':modal')).toBe(true);
      await expect(dialog).toHaveAttribute(`data-${reader}`, KINDS[reader]);
      const close = within(dialog).getByRole('button', { name: messages.close });
      await waitFor(() => expect(close).toHaveFocus());
      const links = within(dialog).getAllByRole('link');
      await expect(links).toHaveLength(reader === 'anonymous' ? 3 : 2);
      close.blur();
    },
  };
};

export const Subscribe: Story = over(women, 'anonymous');
export const SubscribeMen: Story = over(men, 'anonymous');
export const SubscribeForums: Story = over(forums, 'anonymous');
export const SubscribeRural: Story = over(rural, 'anonymous');
export const Promo: Story = over(weekly, 'registered');

export const Closed: Story = {
  ...over(women, 'anonymous'),
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: messages.close }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};
