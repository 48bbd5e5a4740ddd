import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brand as daily } from '../../../themes/daily/index.ts';
import { brand as weekly } from '../../../themes/weekly/index.ts';
import { MeterNotice } from './MeterNotice.tsx';
import { meterProps } from './meter-props.ts';
import { showMeter } from './show-meter.ts';

const meta = {
  component: MeterNotice,
  args: meterProps(weekly, '/nacion/articulo/x/'),
  decorators: [
    // A fixed box is drawn in its own frame, as over the lower edge of a window.
    (story) => <div style={{ blockSize: 180, transform: 'translate(0)' }}>{story()}</div>,
  ],
} satisfies Meta<typeof MeterNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

const after =
  (rc: number, words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    showMeter(canvasElement.ownerDocument, { rc, most: 5 });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(words);
  };

export const Many: Story = { play: after(3, 'Le quedan 2 notas gratis.') };
export const One: Story = { play: after(4, 'Le queda una nota gratis.') };
export const Last: Story = {
  args: meterProps(daily, '/cali/articulo/x/'),
  globals: { brand: 'daily' },
  play: after(5, 'Esta es tu última nota gratis.'),
};
