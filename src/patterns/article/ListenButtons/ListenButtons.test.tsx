// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../components/conformance.tsx';
import { fakeListening, textOf } from '../ListeningBar/fake-listening.fixture.ts';
import ListenChoice from './ListenChoice.tsx';
import { ListenButtons, startListenButtons, type ListenData } from './index.ts';

const data: ListenData = {
  path: '/nota/',
  title: 'El río',
  brand: 'Semanario',
  recording: { src: '/uno.mp3' },
};

describe('T4 N20 ListenButtons', () => {
  describeConformance(ListenButtons, { props: data, element: 'div' });

  it.each([
    [undefined, 'Escuchar este artículo'],
    [{ src: '/uno.mp3' }, 'Escuchar este episodio'],
  ])('of the recording %o say %s', (recording, name) => {
    render(<ListenChoice recording={recording} />);
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('play a story now, or add it to the queue and say it', () => {
    const { container } = render(<ListenChoice recording={data.recording} />);
    const { listening } = fakeListening({ texts: { '/nota/': textOf() } });
    const stop = startListenButtons(container, data, listening);
    fireEvent.click(screen.getByRole('button', { name: 'Escuchar después' }));
    expect(screen.getByRole('status')).toHaveTextContent('Está en la cola para escuchar');
    expect(listening.state()).toMatchObject({ open: true, status: 'paused' });
    fireEvent.click(screen.getByRole('button', { name: 'Escuchar este episodio' }));
    // The recording is asked of the page each time, and is not kept.
    const stories = [{ path: '/nota/', title: 'El río', brand: 'Semanario' }];
    expect(listening.state()).toMatchObject({ status: 'loading', list: { stories } });
    stop();
    listening.pause();
    fireEvent.click(screen.getByRole('button', { name: 'Escuchar este episodio' }));
    expect(listening.state().status).toBe('paused');
  });
});
