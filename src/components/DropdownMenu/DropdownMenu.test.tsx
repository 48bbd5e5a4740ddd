// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../browser-stubs.ts';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { DropdownMenu, DropdownMenuHeading, DropdownMenuItem, DropdownMenuSeparator } from './index.ts';

beforeEach(() => stubBrowser());

const trigger = <Button>Mi cuenta</Button>;

describe('T4 DropdownMenu', () => {
  describeConformance(DropdownMenu, {
    props: {
      trigger,
      defaultOpen: true,
      children: <DropdownMenuItem href="/perfil/">Perfil</DropdownMenuItem>,
    },
    element: 'div',
  });

  it('opens with ArrowDown, moves with the arrows, runs the action with Enter and gives the focus back', async () => {
    const onSelect = vi.fn();
    const user = userEvent.setup();
    render(
      <DropdownMenu trigger={trigger}>
        <DropdownMenuHeading>Lucía</DropdownMenuHeading>
        <DropdownMenuItem href="/perfil/">Perfil</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onSelect}>Cerrar sesión</DropdownMenuItem>
      </DropdownMenu>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mi cuenta' })).toHaveFocus();
  });

  it('a destination is a link that knows the current page', () => {
    render(
      <DropdownMenu trigger={trigger} defaultOpen>
        <DropdownMenuItem href="/perfil/" current>
          Perfil
        </DropdownMenuItem>
        <DropdownMenuItem href="javascript:alert(1)">Malo</DropdownMenuItem>
      </DropdownMenu>,
    );
    const item = screen.getByRole('menuitem', { name: 'Perfil' });
    expect(item).toHaveAttribute('href', '/perfil/');
    expect(item).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('menuitem', { name: 'Malo' })).not.toHaveAttribute('href');
  });

  it('leaves the rest of the page alone', () => {
    render(
      <>
        <a href="/nacion/">Nación</a>
        <DropdownMenu trigger={trigger} defaultOpen>
          <DropdownMenuItem href="/perfil/">Perfil</DropdownMenuItem>
        </DropdownMenu>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Nación' })).toBeInTheDocument();
  });
});
