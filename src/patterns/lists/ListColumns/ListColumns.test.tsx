// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListColumns } from './ListColumns.tsx';

describe('T6 ListColumns', () => {
  it('has the side column as a separate element after the list', () => {
    const { container } = render(<ListColumns aside="Lo más leído">Notas</ListColumns>);
    expect(screen.getByRole('complementary').textContent).toBe('Lo más leído');
    expect(container.textContent).toBe('NotasLo más leído');
  });

  it('has no side column without contents', () => {
    render(<ListColumns>Notas</ListColumns>);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
