import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from './index.ts';

const meta = {
  component: LinkButton,
  args: { href: '/suscripciones/', children: 'Suscríbase ahora' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Alternative: Story = {
  args: { variant: 'alt', href: '/foros/inscripcion/', children: 'Inscríbase' },
};

export const Secondary: Story = {
  args: { variant: 'secondary', href: '/especiales/', children: 'Ver el especial' },
};

export const Quiet: Story = { args: { variant: 'quiet', href: '/galerias/', children: 'Ver galería' } };

export const Small: Story = { args: { size: 'small', href: '/perfil/', children: 'Mi cuenta' } };

/** An address that would run a script is dropped: the element is then not a link. */
export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(1)', children: 'No lleva a ninguna parte' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};
