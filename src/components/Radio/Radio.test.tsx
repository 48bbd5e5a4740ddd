// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Radio, RadioGroup } from './index.ts';

describe('T4 Radio', () => {
  describeConformance(Radio, {
    props: { label: 'PSE', name: 'medio', value: 'pse' },
    element: 'div',
    control: 'input',
  });
});

describe('T4 RadioGroup', () => {
  describeConformance(RadioGroup, { props: { label: 'Medio de pago' }, element: 'fieldset' });

  it('is named by its question and described by its error, and each choice by its hint', () => {
    render(
      <RadioGroup label="Medio de pago" error="Elija uno">
        <Radio name="medio" value="pse" label="PSE" hint="Débito" />
      </RadioGroup>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Medio de pago' });
    expect(group).toHaveAccessibleDescription('Elija uno');
    expect(group).toBeInvalid();
    expect(screen.getByRole('radio', { name: 'PSE' })).toHaveAccessibleDescription('Débito');
  });
});
