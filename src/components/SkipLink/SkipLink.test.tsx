// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { SkipLink } from './index.ts';

describe('T4 SkipLink', () => {
  describeConformance(SkipLink, { props: {}, element: 'a' });

  it('links to the content in the reader’s language', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
  });
});
