import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdPlaceholder } from '../../../blocks/body/BodyAd/AdPlaceholder.tsx';
import { Button } from '../../../components/Button/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { pageAds as messages } from '../../../messages/patterns.ts';
import { CreativeExample } from '../creative.fixture.tsx';
import { showStickyAd, STICKY_AD_ID } from './show-sticky-ad.ts';
import { StickyAd } from './StickyAd.tsx';

/** The page's script, which makes the close button work. */
function Shown({ children }: { children: ReactNode }) {
  useEffect(() => {
    const ad = document.querySelector<HTMLElement>(`#${STICKY_AD_ID}[data-sold]`);
    return ad ? showStickyAd(ad, { storage: () => sessionStorage }) : undefined;
  }, []);
  return children;
}

const meta = {
  component: StickyAd,
  parameters: { layout: 'fullscreen' },
  args: { sold: true, children: <CreativeExample width={728} /> },
  decorators: [
    (story) => (
      <>
        <main style={{ padding: 16, minBlockSize: 320 }}>
          <Text>
            El páramo de Sumapaz guarda el agua de siete municipios. Este año llegó antes de tiempo, y los
            acueductos veredales tuvieron que abrir las compuertas dos semanas antes de lo previsto.
          </Text>
        </main>
        <Shown>{story()}</Shown>
      </>
    ),
  ],
} satisfies Meta<typeof StickyAd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** Closing it returns the focus to the button before it. */
export const AfterAButton: Story = {
  parameters: { screenshot: { skip: true } },
  decorators: [
    (story) => (
      <>
        <Button variant="secondary">Siguiente nota</Button>
        {story()}
      </>
    ),
  ],
};

/** The placeholder for editors. */
export const ForEditors: Story = {
  args: { closable: false, children: <AdPlaceholder slot="STICKY" size="anchor" /> },
};

/** Without an ad there is nothing, and no space for it. */
export const Empty: Story = {
  args: { sold: false, children: undefined },
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};

export const Closed: Story = {
  parameters: { screenshot: { skip: true } },
  play: async ({ canvasElement }) => {
    const ad = within(canvasElement).getByRole('complementary', { name: messages.label });
    await userEvent.click(within(ad).getByRole('button', { name: messages.closeAd }));
    await waitFor(() => expect(ad).not.toBeVisible());
  },
};
