import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONSENT_NONE } from '../../../domain/consent/consent.ts';
import { ConsentChoices } from './ConsentChoices.tsx';

const meta = {
  component: ConsentChoices,
  args: { page: '/preferencias-de-privacidad/', decided: undefined },
} satisfies Meta<typeof ConsentChoices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Undecided: Story = {};

export const Decided: Story = {
  args: {
    decided: {
      ...CONSENT_NONE,
      embeds: true,
      version: '1',
      id: '3f0c2a64-55c1-4f0e-9b0f-6a1d1c0c7e11',
      at: new Date('2026-11-22T15:00:00Z'),
    },
  },
};
