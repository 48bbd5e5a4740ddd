// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
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
    expect(screen.getByRole('progressbar', { name: 'Lo escuchado' })).toHaveAttribute('value', '1');
    expect(screen.getByRole('link', { name: 'El río que cambió de orilla' })).toHaveAttribute('href', '/a/');
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
  });
});
