// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import {
  DropdownMenu,
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
  type DropdownMenuItemProps,
} from './index.ts';

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

  describe('its parts', () => {
    const around = (part: ReactElement) => (
      <DropdownMenu trigger={trigger} defaultOpen>
        {part}
      </DropdownMenu>
    );
    describeConformance(DropdownMenuItem, {
      props: { href: '/perfil/', children: 'Perfil' },
      element: 'a',
      around,
    });
    describeConformance(DropdownMenuItem, {
      props: { onSelect: () => {}, children: 'Cerrar sesión' },
      element: 'div',
      around,
    });
    describeConformance(DropdownMenuHeading, { props: { children: 'Lucía' }, element: 'div', around });
    describeConformance(DropdownMenuSeparator, { props: {}, element: 'div', around });
  });

  it('opens with ArrowDown, moves with the arrows, runs the action with Enter and returns the focus', async () => {
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

  it('a destination is a link that marks the current page', () => {
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

  it('does not make the rest of the page inert', () => {
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

  it('an entry outside of a menu names the mistake', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<DropdownMenuItem href="/perfil/">Perfil</DropdownMenuItem>)).toThrow(
      'DropdownMenuItem is not in a DropdownMenu',
    );
    vi.mocked(console.error).mockRestore();
  });

  it('an entry is a destination or an action, by its type', () => {
    const children = 'Perfil';
    const link: DropdownMenuItemProps = { children, href: '/perfil/', current: true };
    const action: DropdownMenuItemProps = { children, onSelect: () => {}, tone: 'danger' };
    // @ts-expect-error a destination has no action
    const both: DropdownMenuItemProps = { children, href: '/perfil/', onSelect: () => {} };
    // @ts-expect-error an action is no page
    const page: DropdownMenuItemProps = { children, onSelect: () => {}, current: true };
    expect([link, action, both, page]).toHaveLength(4);
  });
});
