// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Breadcrumb } from './index.ts';

const steps = [{ text: 'Inicio', href: '/' }, { text: 'Deportes', href: '/deportes/' }, { text: 'Ciclismo' }];

describe('T4 Breadcrumb', () => {
  describeConformance(Breadcrumb, { props: { steps }, element: 'nav' });

  it('is a named list of links whose last step is the current page', () => {
    render(<Breadcrumb steps={steps} />);
    const items = within(screen.getByRole('navigation', { name: 'Ruta de navegación' })).getAllByRole(
      'listitem',
    );
    expect(items.map((item) => item.textContent)).toEqual(['Inicio', 'Deportes', 'Ciclismo']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/deportes/']);
    expect(screen.getByText('Ciclismo')).toHaveAttribute('aria-current', 'page');
  });

  it('renders nothing with fewer than two steps', () => {
    const { container } = render(<Breadcrumb steps={[{ text: 'Inicio', href: '/' }]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('never renders a javascript: address', () => {
    render(<Breadcrumb steps={[{ text: 'Malo', href: 'javascript:alert(1)' }, { text: 'Aquí' }]} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
