// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forumRegistration as messages } from '../../../messages/forums.ts';
import { ForumRegistration, type ForumFacts, type ForumRegistrationState } from './ForumRegistration.tsx';

const FORUM: ForumFacts = {
  ...{ title: 'Agua', href: '/foros/agua/', starts: '2026-12-10T08:00:00-05:00', hour: '8:00 a. m.' },
  date: { day: '10', month: 'dic', year: '2026', numerals: '10.12.2026' },
  ...{ longDate: 'jueves, 10 de diciembre de 2026', city: 'Bogotá', venue: 'Corferias' },
};

describe('B17 ForumRegistration', () => {
  it.each(Object.keys(messages.states) as (keyof typeof messages.states)[])('says that it is %s', (state) => {
    render(<ForumRegistration state={state} forum={FORUM} />);
    expect(screen.getByText(messages.states[state].title)).toBeTruthy();
    expect(screen.getByText('Corferias, Bogotá')).toBeTruthy();
  });

  it('is open with its form and without a message', () => {
    render(
      <ForumRegistration state="open" forum={FORUM}>
        <form aria-label="Inscripción" />
      </ForumRegistration>,
    );
    expect(screen.getByRole('form')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each<ForumRegistrationState>(['held', 'cancelled'])('names the guest who is %s', (state) => {
    const cancel = state === 'held' ? { action: '/inscripcion/', token: 'T' } : undefined;
    render(
      <ForumRegistration {...{ state, cancel }} forum={FORUM} guest={{ name: 'Ana', email: 'a@b.co' }} />,
    );
    expect(screen.getByText('a@b.co')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(cancel ? 1 : 0);
  });

  it('leads to no unsafe address', () => {
    render(<ForumRegistration state="sent" forum={{ ...FORUM, map: 'javascript:alert(1)' }} />);
    expect(screen.getByText(messages.map).closest('a')).not.toHaveAttribute('href');
  });
});
