// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Text } from './index.ts';

describe('T4 Text', () => {
  describeConformance(Text, { props: { children: 'Hola' }, element: 'p' });

  it('renders as another element in the same style', () => {
    render(
      <Text as="span" voice="caption">
        Hola
      </Text>,
    );
    expect(screen.getByText('Hola').localName).toBe('span');
    expect(screen.getByText('Hola')).toHaveAttribute('data-voice', 'caption');
  });
});
