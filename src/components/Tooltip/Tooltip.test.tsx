// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Tooltip } from './index.ts';

const props = { text: 'Lo encontrará en su perfil', children: <Button>Guardar</Button> };

describe('T4 Tooltip', () => {
  describeConformance(Tooltip, { props, element: 'span' });

  it('describes its element and does not name it', () => {
    render(<Tooltip {...props} />);
    const button = screen.getByRole('button', { name: 'Guardar' });
    expect(button).toHaveAccessibleDescription('Lo encontrará en su perfil');
  });

  it.each(['above', 'below', 'before', 'after'] as const)('appears %s', (side) => {
    const { container } = render(<Tooltip {...props} side={side} />);
    expect(container.firstElementChild).toHaveAttribute('data-side', side);
  });

  it('WCAG 1.4.13 hides with Escape and shows again after the focus has left', () => {
    const { container } = render(<Tooltip {...props} />);
    const root = container.firstElementChild;
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(root).toHaveAttribute('data-dismissed');
    fireEvent.blur(screen.getByRole('button'));
    expect(root).not.toHaveAttribute('data-dismissed');
  });
});
