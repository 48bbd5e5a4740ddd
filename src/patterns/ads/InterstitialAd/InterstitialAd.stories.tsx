import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { pageAds as messages } from '../../../messages/patterns.ts';
import { CreativeExample } from '../creative.fixture.tsx';
import { InterstitialAd } from './InterstitialAd.tsx';
import { INTERSTITIAL_AD_ID, prepareInterstitialAd, showInterstitialAd } from './show-interstitial-ad.ts';
import { IN_FRAME } from '../../../blocks/shared/fixtures/in-frame.ts';

/** A page whose ad server has an ad. */
function Sold({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<Element | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The reader's focus was there.
    next.current?.focus();
    const dialog = document.getElementById(INTERSTITIAL_AD_ID) as HTMLDialogElement;
    const created = document.createElement('div');
    created.dataset['adLayer'] = '';
    created.style.placeContent = 'stretch';
    prepareInterstitialAd(dialog)?.append(created);
    setLayer(created);
    const close = showInterstitialAd(dialog, () => created.remove());
    return () => {
      close();
      created.remove();
    };
  }, []);
  return (
    <>
      <div style={{ padding: 16, minBlockSize: 720 }}>
        <Text>El páramo de Sumapaz guarda el agua de siete municipios.</Text>
        <Button ref={next} variant="secondary">
          Siguiente nota
        </Button>
      </div>
      {children}
      {layer && createPortal(<CreativeExample width={800} />, layer)}
    </>
  );
}

const meta = {
  component: InterstitialAd,
  parameters: IN_FRAME,
  decorators: [(story) => <Sold>{story()}</Sold>],
} satisfies Meta<typeof InterstitialAd>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const dialog = await within(canvasElement).findByRole('dialog', { name: messages.label });
  await expect(dialog.matches(':modal')).toBe(true);
  return dialog;
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    const close = within(dialog).getByRole('button', { name: messages.closeAd });
    await waitFor(() => expect(close).toHaveFocus());
    close.blur();
  },
};

export const Closed: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: messages.closeAd }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};
