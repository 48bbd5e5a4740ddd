// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../shared/fixtures/events.ts';
import { EventPanel } from './EventPanel.tsx';

const person = (name: string) => ({ name, url: `/autor/${name}/` });

describe('B7 forums: next event', () => {
  const props = {
    title: 'Próximo foro',
    event: EVENTS[0],
    hour: '8:00 a. m.',
    register: { href: '/inscripcion/', text: 'Inscríbase' },
  };

  it('is a region named by the forum, with a registration link', () => {
    render(<EventPanel {...props} programme={[]} />);
    expect(screen.getByRole('region', { name: EVENTS[0].headline })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Inscríbase' }).getAttribute('href')).toBe('/inscripcion/');
    expect(screen.queryByText('Programa')).toBeNull();
  });

  it('lists the programme by time, including lines without speakers', () => {
    render(
      <EventPanel
        {...props}
        programme={[
          { time: '08:15', title: 'Apertura', speakers: [person('Ana'), person('Luis')] },
          { time: '10:30', title: 'Receso', speakers: [] },
        ]}
      />,
    );
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(first?.textContent).toBe('08:15AperturaAna, Luis');
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/autor/Ana/');
    expect(second?.textContent).toBe('10:30Receso');
  });
});
