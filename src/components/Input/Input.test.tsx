// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { describeLabelled } from '../labelled.fixture.tsx';
import { Input } from './index.ts';

describe('T4 Input', () => {
  describeConformance(Input, { props: { label: 'Ciudad' }, element: 'input' });
  describeLabelled(Input, 'textbox');

  it('keeps a hidden label as its name', () => {
    const { container } = render(<Input label="Qué busca" labelHidden type="search" required />);
    expect(screen.getByRole('searchbox', { name: 'Qué busca' })).toBeRequired();
    expect(container.querySelector('span > label')).not.toBeNull();
    expect(container.querySelector('[labelhidden]')).toBeNull();
  });
});
