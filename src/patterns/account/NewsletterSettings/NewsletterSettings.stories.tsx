import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NEWSLETTERS } from '../../../themes/newsletters.ts';
import { ALL_BRANDS, FAILED, FAILED_ON_SERVER, LOADING, ready } from '../settings-parts/states.fixture.ts';
import { NewsletterSettings } from './NewsletterSettings.tsx';

const LIST = NEWSLETTERS.map((one, at) => ({ ...one, on: at === 0 }));

const meta = {
  component: NewsletterSettings,
  args: {
    newsletters: ready(LIST),
    email: 'rosa.quintero@lectores.example',
    onSwitch: async () => undefined,
  },
} satisfies Meta<typeof NewsletterSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: ALL_BRANDS };
export const Loading: Story = { args: { newsletters: LOADING } };
/** Only a client component can try again. */
export const Failed: Story = { render: (args) => <NewsletterSettings {...args} newsletters={FAILED} /> };
export const FailedOnServer: Story = {
  parameters: { screenshot: { skip: true } },
  args: { newsletters: FAILED_ON_SERVER },
};

export const Switched: Story = {
  render: function Switching(args) {
    const [list, setList] = useState(LIST);
    return (
      <NewsletterSettings
        {...args}
        newsletters={ready(list)}
        onSwitch={async (of, on) => setList(list.map((one) => (one.name === of.name ? { ...one, on } : one)))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const newsletter = canvas.getByRole('switch', { name: 'Opinión de la semana' });
    await userEvent.click(newsletter);
    await canvas.findByText('Inscripción hecha: Opinión de la semana.');
    await expect(newsletter).toBeChecked();
    newsletter.blur();
  },
};

/** The switch keeps its state. */
export const Refused: Story = {
  args: {
    onSwitch: async () => {
      throw Object.assign(new Error('slow'), { code: '429' });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const newsletter = canvas.getByRole('switch', { name: 'Opinión de la semana' });
    await userEvent.click(newsletter);
    await canvas.findByRole('alert');
    await expect(newsletter).not.toBeChecked();
    newsletter.blur();
  },
};
