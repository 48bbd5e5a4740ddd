// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Stepper } from './index.ts';

const steps = [{ label: 'Plan', href: '/plan/' }, { label: 'Datos', href: '/datos/' }, { label: 'Pago' }];
const states = (): (string | null)[] =>
  screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'));

describe('T4 Stepper', () => {
  describeConformance(Stepper, { props: { label: 'Compra', steps, current: 1 }, element: 'div' });

  it('is a list with a name, and its current step is marked', () => {
    render(<Stepper label="Compra" steps={steps} current={1} />);
    expect(screen.getByRole('list', { name: 'Compra' })).toBeInTheDocument();
    const marked = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent('Datos');
    expect(marked[0]).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    [0, ['current', 'next', 'next']],
    [2, ['done', 'done', 'current']],
    [3, ['done', 'done', 'done']],
  ])('at %i its steps are %j', (current, wanted) => {
    render(<Stepper label="Compra" steps={steps} current={current} />);
    expect(states()).toEqual(wanted);
  });

  it('links only to completed steps, and says in words that they are completed', () => {
    render(<Stepper label="Compra" steps={steps} current={1} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/plan/']);
    expect(screen.getByRole('link', { name: 'Completado: Plan' })).toBeInTheDocument();
  });

  it('refuses an address that runs a script', () => {
    const unsafe = [{ label: 'Plan', href: 'javascript:alert(1)' }, { label: 'Datos' }];
    const { container } = render(<Stepper label="Compra" steps={unsafe} current={1} />);
    expect(container.querySelector('[href]')).toBeNull();
  });
});
