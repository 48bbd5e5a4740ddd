// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SPEAKERS } from '../../shared/fixtures/events.ts';
import { SpeakerRow } from './SpeakerRow.tsx';

describe('B7 forums: speakers', () => {
  it('shows each speaker with a link to their page, and their position if it is known', () => {
    render(<SpeakerRow id="x" title="Quiénes hablan" speakers={SPEAKERS} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(SPEAKERS.length);
    expect(screen.getByRole('link', { name: 'Elena Villaveces Prado' }).getAttribute('href')).toBe(
      '/autor/elena/',
    );
    expect(screen.getByText('Maestra rural')).toBeTruthy();
  });

  it('shows nothing without speakers', () => {
    const { container } = render(<SpeakerRow id="x" title="Quiénes hablan" speakers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
