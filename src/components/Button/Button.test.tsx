// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Button } from './index.ts';

describe('T4 Button', () => {
  describeConformance(Button, { props: { children: 'Leer' }, element: 'button' });

  it('submits a form only with type submit', () => {
    const { rerender } = render(<Button>Leer</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
    rerender(<Button type="submit">Leer</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('has its variant and size as data attributes', () => {
    render(
      <Button variant="alt" size="small">
        Suscríbase
      </Button>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('data-variant', 'alt');
    expect(button).toHaveAttribute('data-size', 'small');
  });

  it('keeps the focus, ignores clicks and submits no form while busy', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Guardando…
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});
