import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from 'rotativa/components/Button';
import { Dialog } from 'rotativa/components/Dialog';
import { DropdownMenu, DropdownMenuItem } from 'rotativa/components/DropdownMenu';
import { expect, it } from 'vitest';

it('opens a dialog', () => {
  render(
    <Dialog title="Compartir" trigger={<Button>Abrir</Button>}>
      Elija una red
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Compartir' }).textContent).toContain('Elija una red');
});

it('opens a menu', async () => {
  render(
    <DropdownMenu trigger={<Button>Cuenta</Button>}>
      <DropdownMenuItem href="/perfil/">Perfil</DropdownMenuItem>
    </DropdownMenu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cuenta' }), { key: 'Enter' });
  expect(await screen.findByRole('menuitem', { name: 'Perfil' })).toBeTruthy();
});
