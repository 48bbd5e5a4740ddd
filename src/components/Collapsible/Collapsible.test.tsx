// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { Collapsible } from './index.ts';

describe('T4 Collapsible', () => {
  describeConformance(Collapsible, {
    props: { summary: 'Pregunta', children: 'Respuesta' },
    element: 'details',
  });

  it('is native, so it works without JavaScript, and may begin open', () => {
    const { rerender } = render(<Collapsible summary="Pregunta">Respuesta</Collapsible>);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Pregunta').localName).toBe('summary');
    rerender(
      <Collapsible summary="Pregunta" open>
        Respuesta
      </Collapsible>,
    );
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  it('pieces that share a name close each other', () => {
    render(
      <Collapsible summary="Pregunta" name="ayuda">
        Respuesta
      </Collapsible>,
    );
    expect(screen.getByRole('group')).toHaveAttribute('name', 'ayuda');
  });

  it('gives its parts the classes of what draws them', () => {
    const { container } = render(
      <Collapsible summary="Pregunta" summaryClass="opener" contentClass="panel">
        Respuesta
      </Collapsible>,
    );
    const parts = [...container.querySelectorAll('summary, details > div')];
    expect(parts.map(({ className }) => className)).toEqual(['opener', 'content panel']);
  });

  it('has its words in an element, which stays visible where the summary is no control', () => {
    render(
      <Collapsible summary="Pregunta" openWide>
        Respuesta
      </Collapsible>,
    );
    expect(screen.getByText('Pregunta').parentElement!.localName).toBe('summary');
  });
});
