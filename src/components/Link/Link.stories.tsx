import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Link } from './index.ts';

const meta = {
  component: Link,
  args: { href: '/nacion/', children: 'las cifras del último censo agropecuario' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text measure>
      Según <Link {...args} />, siete de cada diez fincas cafeteras tienen menos de tres hectáreas.
    </Text>
  ),
};

/** For lists and menus, where place alone says that it is a link. */
export const UnderlineOnHover: Story = { args: { underline: 'hover', children: 'Judicial' } };

export const Muted: Story = { args: { tone: 'muted', children: 'Política de tratamiento de datos' } };

export const External: Story = {
  args: {
    href: 'https://www.sic.gov.co',
    external: true,
    children: 'Superintendencia de Industria y Comercio',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /abre en una pestaña nueva/ });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** An address that would run a script is left out: what remains is text. */
export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(1)', children: 'Enlace retirado' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};
