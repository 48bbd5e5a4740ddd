// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { AudioPlayer, type AudioPlayerProps } from './index.ts';

const props: AudioPlayerProps = {
  title: 'El parte de la mañana',
  durationMs: 754_000,
  sources: [{ src: '/parte.mp3', type: 'audio/mpeg' }],
};
const sound = () => screen.getByLabelText<HTMLAudioElement>('El parte de la mañana');

describe('T4 AudioPlayer', () => {
  describeConformance(AudioPlayer, { props, element: 'div' });

  it('is the browser’s own player, with and without a script, and loads nothing before it is asked', () => {
    const html = renderToString(<AudioPlayer {...props} />);
    expect(html).toMatch(/<audio controls="" preload="none"/);
    expect(html).not.toMatch(/autoplay/i);
    render(<AudioPlayer {...props} />);
    expect(sound().controls).toBe(true);
    expect(screen.getByText('12:34')).toBeInTheDocument();
  });

  it('says when it waits', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    render(<AudioPlayer {...props} />);
    fireEvent.play(sound());
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
    fireEvent.playing(sound());
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.waiting(sound());
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.pause(sound());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says when it failed, and tries again', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    render(<AudioPlayer {...props} />);
    fireEvent.error(sound().querySelector('source')!);
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos reproducirlo');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })));
    expect(load).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledOnce();
  });

  it('links its transcript, to a safe address only', () => {
    const { rerender } = render(<AudioPlayer {...props} transcript="/parte/texto/" />);
    expect(screen.getByRole('link', { name: 'Leer la transcripción' })).toHaveAttribute(
      'href',
      '/parte/texto/',
    );
    rerender(<AudioPlayer {...props} transcript="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
