import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Collapsible } from '../Collapsible/index.ts';
import { menuIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Drawer } from './index.ts';

const SECTIONS = ['Nación', 'Política', 'Economía', 'Mundo', 'Opinión', 'Cultura'];

const meta = {
  component: Drawer,
  args: {
    trigger: <IconButton icon={menuIcon} label="Abrir el menú" />,
    title: 'Secciones',
    children: (
      <nav aria-label="Secciones">
        {SECTIONS.map((name) => (
          <Collapsible key={name} summary={name}>
            <Link href={`/${name.toLowerCase()}/`}>Ir a {name}</Link>
          </Collapsible>
        ))}
      </nav>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Abrir el menú' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Secciones' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const FromTheStart: Story = { args: { defaultOpen: true, side: 'start' } };

export const FromTheFoot: Story = { args: { defaultOpen: true, side: 'bottom' } };

/** A menu that opens over the whole screen. */
export const WholeScreen: Story = { args: { defaultOpen: true, side: 'full', titleHidden: true } };
