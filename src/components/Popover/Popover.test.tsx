// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../conformance.tsx';
import { Popover } from './index.ts';

const props = { trigger: <Button>¿Qué incluye?</Button>, children: 'Lectura ilimitada' };

describe('T4 Popover', () => {
  describeConformance(Popover, { props, element: 'div' });

  it('is the browser’s own: its button names it, so no script is needed', () => {
    render(<Popover {...props} />);
    const panel = screen.getByText('Lectura ilimitada');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button').getAttribute('popovertarget')).toBe(panel.id);
    expect(renderToString(<Popover {...props} id="incluye" />)).toContain('popoverTarget="incluye"');
  });
});
