// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UpdatesBox } from './UpdatesBox.tsx';

const updates = [
  { id: 'u1', time: '10:30 am', dateTime: '2026-11-21T15:30:00.000Z', text: 'Hay quórum' },
  { id: 'u2', time: '25:70 am', dateTime: '', text: 'Una hora que no existe' },
];

describe("N6 'Actualizaciones'", () => {
  it('links to each update in the text, in the order of the text', () => {
    render(<UpdatesBox updates={updates} />);
    expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '#u1',
      '#u2',
    ]);
  });

  it('starts closed', () => {
    const { container } = render(<UpdatesBox updates={updates} />);
    expect(container.querySelector('details')?.open).toBe(false);
  });

  it('has a `datetime` only if the instant is known', () => {
    const { container } = render(<UpdatesBox updates={updates} />);
    expect([...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      '2026-11-21T15:30:00.000Z',
    ]);
  });

  it.each(['text', 'side'] as const)('is marked for its place: %s', (place) => {
    const { container } = render(<UpdatesBox updates={updates} place={place} />);
    expect(container.querySelector('section')?.dataset['place']).toBe(place);
  });

  it('renders nothing without updates', () => {
    const { container } = render(<UpdatesBox updates={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
