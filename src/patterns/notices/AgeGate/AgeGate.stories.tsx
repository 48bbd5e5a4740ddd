import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../themes/men/index.ts';
import { AGE_FLAG } from './age-flag.ts';
import { AgeGate } from './AgeGate.tsx';
import { startAgeGate } from './start-age-gate.ts';

const meta = {
  component: AgeGate,
  globals: { brand: 'men' },
  parameters: { layout: 'fullscreen' },
  args: { name: brand.name, wordmark: brand.wordmark, exit: 'https://www.google.com/' },
  beforeEach: () => sessionStorage.removeItem(AGE_FLAG),
} satisfies Meta<typeof AgeGate>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

/** With its script: nothing else can be reached. */
export const Modal: StoryObj<typeof meta> = {
  parameters: { screenshot: { skip: true } },
  play: () => startAgeGate(document, () => sessionStorage),
};
