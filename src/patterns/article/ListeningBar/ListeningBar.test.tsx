// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../components/conformance.tsx';
import { fakeListening, storyAt, textOf } from './fake-listening.fixture.ts';
import { ListeningBar } from './index.ts';

const open = (stories = [storyAt('/a/')]) => {
  const fake = fakeListening({ texts: { '/a/': textOf() }, list: { stories, place: 1, length: 3 } });
  fake.listening.open();
  return fake;
};

describe('T4 N20 ListeningBar', () => {
  describeConformance(ListeningBar, { props: { listening: open().listening }, element: 'section' });

  it('shows the place, and the title leads to the story', () => {
    render(<ListeningBar listening={open().listening} />);
    const place = screen.getByRole('progressbar', { name: 'Lo escuchado' });
    expect([place.getAttribute('value'), place.getAttribute('max')]).toEqual(['1', '3']);
    expect(screen.getByRole('link', { name: 'El río que cambió de orilla' })).toHaveAttribute('href', '/a/');
  });

  it('shows no more than the length, and nothing before the length is known', () => {
    const valueAt = (list: object) => {
      const { listening } = fakeListening({ list: { stories: [storyAt('/a/')], ...list } });
      listening.open();
      const { unmount } = render(<ListeningBar listening={listening} />);
      const value = screen.getByRole('progressbar').getAttribute('value');
      unmount();
      return value;
    };
    expect([valueAt({ place: 9, length: 3 }), valueAt({ place: 9 })]).toEqual(['3', '0']);
  });

  it('shows the speed, and changes it', () => {
    const { listening } = fakeListening({ list: { stories: [storyAt('/a/')], rate: 1.25 } });
    listening.open();
    render(<ListeningBar listening={listening} />);
    const speed = screen.getByRole('combobox', { name: 'Velocidad' });
    expect(speed).toHaveValue('1.25');
    fireEvent.change(speed, { target: { value: '0.75' } });
    expect([listening.state().list.rate, screen.getByRole('combobox')]).toEqual([0.75, speed]);
    expect(speed).toHaveValue('0.75');
  });

  it('can be played while it is paused, and paused while it plays', async () => {
    const { listening } = open();
    render(<ListeningBar listening={listening} />);
    expect(screen.queryByRole('button', { name: 'Pausa' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Escuchar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pausa' }));
    expect(screen.getByRole('button', { name: 'Escuchar' })).toBeVisible();
    expect(listening.state().status).toBe('paused');
  });

  it('lists what waits in its order, without the present story, and plays one of it', () => {
    const { listening } = open([storyAt('/a/', 'Una'), storyAt('/b/', 'Dos'), storyAt('/c/', 'Tres')]);
    render(<ListeningBar listening={listening} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cola: 2 artículos' }));
    const waiting = () =>
      within(screen.getByRole('list'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(waiting()).toEqual(['Dos', 'Tres']);
    fireEvent.click(screen.getByRole('button', { name: 'Escuchar ahora: Tres' }));
    expect(screen.getByRole('link', { name: 'Tres' })).toHaveAttribute('href', '/c/');
    expect(waiting()).toEqual(['Dos']);
  });

  it('has no queue while nothing waits, and takes a story out of it', () => {
    const { listening } = open();
    const { rerender } = render(<ListeningBar listening={listening} />);
    expect(screen.queryByRole('button', { name: /^Cola/ })).toBeNull();
    const waiting = open([storyAt('/a/'), storyAt('/b/', 'Otra')]);
    rerender(<ListeningBar listening={waiting.listening} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cola: 1 artículo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quitar de la cola: Otra' }));
    expect(screen.queryByRole('button', { name: /^Cola/ })).toBeNull();
  });

  it('is not shown before something is listened to, nor after it was closed', () => {
    const fake = fakeListening({ list: { stories: [storyAt('/a/')] } });
    const { container } = render(<ListeningBar listening={fake.listening} />);
    expect(container).toBeEmptyDOMElement();
    act(() => fake.listening.open());
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el reproductor' }));
    expect(container).toBeEmptyDOMElement();
  });
});
