// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FrontColumns } from './FrontColumns.tsx';

describe('T6 FrontColumns', () => {
  it('has the wide column first, then the middle one, then the side', () => {
    const { container } = render(<FrontColumns wide="Uno" middle="Dos" side="Tres" />);
    expect(container.textContent).toBe('UnoDosTres');
    expect([...container.querySelectorAll('div > div > div')].map(({ className }) => className)).toEqual([
      'wide',
      'middle',
      'side',
    ]);
  });
});
