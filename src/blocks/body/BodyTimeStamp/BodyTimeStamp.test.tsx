// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BodyTimeStamp } from './BodyTimeStamp.tsx';

describe('N9 an update of a live blog', () => {
  it('is a link target, with its time and its line as a level-2 heading', () => {
    render(
      <BodyTimeStamp id="u1" time="10:30 am" dateTime="2026-11-21T15:30:00.000Z" html="Hay <b>quórum</b>" />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Hay quórum' }).parentElement?.id).toBe('u1');
    expect(screen.getByText('10:30 am').getAttribute('datetime')).toBe('2026-11-21T15:30:00.000Z');
  });

  it('prints an impossible time without a `datetime`', () => {
    const { container } = render(<BodyTimeStamp id="u1" time="25:70 am" dateTime="" html="" />);
    expect(screen.getByText('25:70 am')).toBeTruthy();
    expect(container.querySelector('time, h2')).toBeNull();
  });
});
