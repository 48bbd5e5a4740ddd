import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { Visitor } from '../form-parts/auth-story.fixture.tsx';
import { SignInReturn } from './index.ts';

const meta = {
  component: SignInReturn,
  args: { answer: { error: 'access_denied' }, signIn: '#ingresar', onSignedIn: fn() },
  decorators: [(story) => <Visitor>{story()}</Visitor>],
} satisfies Meta<typeof SignInReturn>;

export default meta;
type Story = StoryObj<typeof meta>;

const unanswered = createMemoryServices({ log: () => undefined });
Object.assign(unanswered.identity, { socialLogin: () => new Promise(() => undefined) });

/** The account service has the code, and has not answered. */
export const Loading: Story = {
  args: { answer: { appleCode: 'de-hoy' } },
  decorators: [(story) => <ServicesProvider services={unanswered}>{story()}</ServicesProvider>],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Iniciando sesión…');
  },
};

/** The reader cancelled at the company. */
export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('se canceló');
  },
};

/** The code was used before, or is too old. */
export const Over: Story = {
  args: { answer: { appleCode: 'de-ayer' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
