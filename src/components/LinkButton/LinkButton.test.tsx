// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { LinkButton } from './index.ts';

describe('T4 LinkButton', () => {
  describeConformance(LinkButton, {
    props: { href: '/suscripciones/', children: 'Suscríbase' },
    element: 'a',
  });

  it('links to its destination', () => {
    render(<LinkButton href="/suscripciones/">Suscríbase</LinkButton>);
    expect(screen.getByRole('link', { name: 'Suscríbase' })).toHaveAttribute('href', '/suscripciones/');
  });

  it.each(['javascript:alert(1)', 'JaVa\nScript:alert(1)', 'data:text/html,x'])(
    'never renders %j',
    (href) => {
      render(<LinkButton href={href}>Leer</LinkButton>);
      expect(screen.getByText('Leer')).not.toHaveAttribute('href');
    },
  );
});
