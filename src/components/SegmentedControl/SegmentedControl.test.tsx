// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { SegmentedControl } from './index.ts';

const segments = [
  { value: 'hoy', label: 'Hoy' },
  { value: 'mes', label: 'Este mes' },
];

describe('T4 SegmentedControl', () => {
  describeConformance(SegmentedControl, { props: { label: 'Período', segments }, element: 'fieldset' });

  it('is a radio group with the name of its question', () => {
    render(<SegmentedControl label="Período" labelHidden segments={segments} defaultValue="mes" />);
    expect(screen.getByRole('radiogroup', { name: 'Período' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Este mes' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Hoy' })).not.toBeChecked();
  });

  it('two of them without a name are two groups', () => {
    render(
      <>
        <SegmentedControl label="Uno" segments={segments} defaultValue="hoy" />
        <SegmentedControl label="Dos" segments={segments} defaultValue="mes" />
      </>,
    );
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(
      2,
    );
  });

  it('shows the value that it is given, and reports the one that the reader selects', async () => {
    const onChange = vi.fn();
    render(
      <SegmentedControl
        label="Período"
        segments={segments}
        value="hoy"
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    await userEvent.click(screen.getByText('Este mes'));
    expect(onChange.mock.calls).toEqual([['mes']]);
    expect(screen.getByRole('radio', { name: 'Hoy' })).toBeChecked();
  });

  it('names a segment that is an icon', () => {
    render(<SegmentedControl label="Modo" segments={[{ value: 'a', label: <svg />, name: 'Claro' }]} />);
    expect(screen.getByRole('radio', { name: 'Claro' })).toBeInTheDocument();
  });

  it('is a form field without a script', () => {
    const form = document.createElement('form');
    form.innerHTML = renderToString(
      <SegmentedControl label="Período" name="periodo" segments={segments} defaultValue="mes" />,
    );
    expect(new FormData(form).get('periodo')).toBe('mes');
  });
});
