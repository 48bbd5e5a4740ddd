// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SPEAKERS } from '../fixtures/events.ts';
import { SpeakerRow } from './SpeakerRow.tsx';

describe('B7 forums: speakers', () => {
  it('shows each with a link to who they are, and their post where it is known', () => {
    render(<SpeakerRow id="x" title="Quiénes hablan" speakers={SPEAKERS} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(SPEAKERS.length);
    expect(screen.getByRole('link', { name: 'Elena Villaveces Prado' }).getAttribute('href')).toBe(
      '/autor/elena/',
    );
    expect(screen.getByText('Maestra rural')).toBeTruthy();
  });

  it('shows nothing when nobody speaks', () => {
    const { container } = render(<SpeakerRow id="x" title="Quiénes hablan" speakers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
