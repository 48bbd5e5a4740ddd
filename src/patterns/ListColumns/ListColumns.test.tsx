// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListColumns } from './ListColumns.tsx';

describe('T6 ListColumns', () => {
  it('sets what stands beside the list apart, after it', () => {
    const { container } = render(<ListColumns aside="Lo más leído">Notas</ListColumns>);
    expect(screen.getByRole('complementary').textContent).toBe('Lo más leído');
    expect(container.textContent).toBe('NotasLo más leído');
  });

  it('has no column where nothing stands in it', () => {
    render(<ListColumns>Notas</ListColumns>);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
