// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../shared/fixtures/events.ts';
import { EventTable } from './EventTable.tsx';

describe('B7 forums: list', () => {
  it('has a row for each forum, with a single link, date and city', () => {
    render(<EventTable id="x" title="Foros" action="Relatoría" events={EVENTS} />);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.querySelectorAll('a')).toHaveLength(1);
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe(EVENTS[0].starts);
    expect(first?.textContent).toContain('Bogotá');
  });

  it('shows nothing without forums', () => {
    const { container } = render(<EventTable id="x" title="Foros" action="Relatoría" events={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
