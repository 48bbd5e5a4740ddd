// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { VisuallyHidden } from './index.ts';

describe('T4 VisuallyHidden', () => {
  describeConformance(VisuallyHidden, { props: { children: 'Sección' }, element: 'span' });

  it('is part of the accessible name', () => {
    render(
      <button>
        Ver más <VisuallyHidden>de Economía</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Ver más de Economía' })).toBeInTheDocument();
  });
});
