// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveStrip } from './LiveStrip.tsx';

const latest = {
  url: '/en-vivo/?entrada=u3#u3',
  time: '11:05 a. m.',
  dateTime: '2026-11-21T16:05:00.000Z',
  title: 'Hay quórum',
};

describe('X11 live strip', () => {
  it('links to the live blog and to its latest post, with the time of the post', () => {
    const { container } = render(
      <LiveStrip story={{ url: '/en-vivo/', headline: 'El debate' }} latest={latest} />,
    );
    expect(screen.getByRole('region', { name: 'En vivo' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'El debate' })).toHaveAttribute('href', '/en-vivo/');
    expect(screen.getByRole('link', { name: 'Hay quórum' })).toHaveAttribute('href', latest.url);
    expect(container.querySelector('time')?.dateTime).toBe(latest.dateTime);
  });

  it('says what breaks, with a link only if there is a story', () => {
    const { rerender } = render(<LiveStrip kind="breaking" story={{ headline: 'Tiembla en Bogotá' }} />);
    expect(screen.getByRole('region', { name: 'Última hora' })).toHaveTextContent('Tiembla en Bogotá');
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<LiveStrip kind="breaking" story={{ url: '/sismo/', headline: 'Tiembla en Bogotá' }} />);
    expect(screen.getByRole('link', { name: 'Tiembla en Bogotá' })).toHaveAttribute('href', '/sismo/');
  });

  it('has a `datetime` only if the instant is known', () => {
    const { container } = render(
      <LiveStrip story={{ url: '/en-vivo/', headline: 'El debate' }} latest={{ ...latest, dateTime: '' }} />,
    );
    expect(container.querySelector('time')).toBeNull();
    expect(screen.getByText('11:05 a. m.')).toBeTruthy();
  });
});
