// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Heading, type HeadingLevel } from './index.ts';

describe('T4 Heading', () => {
  describeConformance(Heading, { props: { level: 2, children: 'Titular' }, element: 'h2' });

  it.each([1, 2, 3, 4, 5, 6] satisfies HeadingLevel[])('level %i is its element', (level) => {
    render(<Heading level={level}>Titular</Heading>);
    expect(screen.getByRole('heading', { level }).localName).toBe(`h${level}`);
  });

  it('level and size are two decisions', () => {
    render(
      <Heading level={4} size="display">
        Titular
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 4 })).toHaveAttribute('data-size', 'display');
  });

  it('has a default size by level, larger for a higher level', () => {
    render(
      <>
        <Heading level={1}>Uno</Heading>
        <Heading level={3}>Tres</Heading>
      </>,
    );
    expect(screen.getByText('Uno')).toHaveAttribute('data-size', 'xl');
    expect(screen.getByText('Tres')).toHaveAttribute('data-size', 'm');
  });
});
