import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SCENES } from '../scenes.fixture.ts';
import { Image } from './index.ts';

const meta = {
  component: Image,
  args: { src: SCENES.mountains, alt: 'Atardecer sobre la cordillera Central', sizes: '640px' },
  decorators: [(story) => <div style={{ maxInlineSize: 640 }}>{story()}</div>],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof Image>;

/** 16:9 by default. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('img').getBoundingClientRect();
    await expect(Math.abs(box.width / box.height - 16 / 9)).toBeLessThan(0.01);
  },
};

export const Square: Story = { args: { ratio: '1:1' } };

/** The ratio that the brand gives its cards. */
export const BrandRatio: Story = {
  args: { ratio: 'card', src: SCENES.city, alt: 'Bogotá desde el oriente' },
};

export const Natural: Story = { args: { ratio: 'natural', width: 1600, height: 900 } };

/** The focal point stays visible in the crop. */
export const FocalPoint: Story = {
  args: {
    ratio: '21:9',
    src: SCENES.portrait,
    alt: 'Retrato de una investigadora',
    focal: { x: 0.5, y: 0.4 },
  },
};

/** A cover keeps its whole sheet. */
export const Contained: Story = {
  args: { ratio: '1:1', fit: 'contain', src: SCENES.portrait, alt: 'Portada de la edición 2.184' },
};

/** A story without a picture still looks meant. */
export const Missing: Story = { args: { src: undefined, alt: '' } };

export const MissingPortrait: Story = {
  args: { src: undefined, alt: '', ratio: '4:5' },
  decorators: [(story) => <div style={{ maxInlineSize: 240 }}>{story()}</div>],
};

/** Several widths and formats; the browser takes the smallest that is enough. */
export const Responsive: Story = {
  args: {
    priority: true,
    sizes: { sm: '100vw', md: '640px' },
    candidates: [
      { url: SCENES.mountains, width: 1600, type: 'image/svg+xml' },
      { url: SCENES.city, width: 320, type: 'image/svg+xml' },
    ],
  },
};
