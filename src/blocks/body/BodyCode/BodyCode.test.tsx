// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyCode } from './BodyCode.tsx';

describe('N3 code', () => {
  it('prints the code unchanged', () => {
    const code = 'SELECT 1 < 2;\n  -- <b>no es HTML</b>';
    render(<BodyCode code={code} language="sql" />);
    const shown = screen.getByRole('group', { name: 'Código' }).querySelector('code')!;
    expect(shown.textContent).toBe(code);
    expect(shown.dataset['language']).toBe('sql');
    expect(shown.querySelector('b')).toBeNull();
  });

  it('is focusable, so that the keyboard can scroll a long line', () => {
    render(<BodyCode code="x" />);
    expect(screen.getByRole('group', { name: 'Código' }).tabIndex).toBe(0);
  });
});
