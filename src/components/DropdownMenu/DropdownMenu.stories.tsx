import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { bookmarkIcon, chevronDownIcon, Icon, lockIcon, userIcon } from '../Icon/index.ts';
import { DropdownMenu, DropdownMenuHeading, DropdownMenuItem, DropdownMenuSeparator } from './index.ts';

const leave = fn();

const meta = {
  component: DropdownMenu,
  args: {
    trigger: (
      <Button variant="secondary">
        Mi cuenta <Icon icon={chevronDownIcon} />
      </Button>
    ),
    children: (
      <>
        <DropdownMenuHeading>Lucía Fernández</DropdownMenuHeading>
        <DropdownMenuItem href="/perfil/" current>
          <Icon icon={userIcon} /> Mi perfil
        </DropdownMenuItem>
        <DropdownMenuItem href="/perfil/guardados/">
          <Icon icon={bookmarkIcon} /> Artículos guardados
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={leave}>
          <Icon icon={lockIcon} /> Cerrar sesión
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ArrowDown opens it, arrows move, a letter jumps, Enter chooses. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    leave.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Mi cuenta' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Mi perfil' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** More than 450 px scroll. */
export const Many: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button variant="quiet">Más</Button>,
    children: [
      'Vida moderna',
      'Gente',
      'Deportes',
      'Tecnología',
      'Salud',
      'Educación',
      'Cultura',
      'Turismo',
      'Hablan las marcas',
      'Impacto',
      'Confidenciales',
      'Foros',
      'Galerías',
      'Especiales',
    ].map((name) => (
      <DropdownMenuItem key={name} href={`/${name}/`}>
        {name}
      </DropdownMenuItem>
    )),
  },
};
