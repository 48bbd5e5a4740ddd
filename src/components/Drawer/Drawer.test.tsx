// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Drawer } from './index.ts';

const props = { title: 'Secciones', children: 'Contenido' };

describe('T4 Drawer', () => {
  describeConformance(Drawer, { props: { ...props, defaultOpen: true }, element: 'div' });

  it('opens at the given side', () => {
    render(<Drawer {...props} side="start" defaultOpen />);
    expect(screen.getByRole('dialog', { name: 'Secciones' })).toHaveAttribute('data-side', 'start');
  });

  it('opens, closes with its close button, and returns the focus', async () => {
    render(<Drawer {...props} trigger={<Button>Menú</Button>} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Contenido');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menú' })).toHaveFocus();
  });
});
