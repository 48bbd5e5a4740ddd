// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { startPair } from '../BodyPair/start-pair.ts';
import { BodyPair } from '../BodyPair/index.ts';
import { BodyScenes } from './BodyScenes.tsx';
import { PAIR_PICTURES, SCENE_PICTURES, SCENES } from './scenes.fixture.ts';

describe('N12 scenes', () => {
  it('have each picture with its words, and a timeline for each after the first', () => {
    render(<BodyScenes title="Tres" images={SCENE_PICTURES} scenes={SCENES} />);
    const parts = within(screen.getByRole('region', { name: 'Tres' })).getAllByRole('listitem');
    expect(parts.map((part) => within(part).getAllByRole('img').length)).toEqual([1, 1, 1]);
    expect(parts.map((part) => part.querySelector('[data-words]')?.getAttribute('data-words'))).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(parts.map((part) => part.querySelector('[data-stop]')?.getAttribute('data-stop'))).toEqual([
      undefined,
      '2',
      '3',
    ]);
    expect(parts[0]!.textContent).toMatch(/Dirigir es quitar miedos, uno por uno\.Silvana Restrepo/);
  });

  it('show no more pictures than scenes, and a heading of the second level without a title', () => {
    render(<BodyScenes title="" images={SCENE_PICTURES} scenes={SCENES.slice(0, 1)} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('La partitura');
  });

  it('and a pair have no attribute that a strict policy refuses', () => {
    const html = renderToStaticMarkup(
      <>
        <BodyScenes title="" images={SCENE_PICTURES} scenes={SCENES} />
        <BodyPair title="" images={PAIR_PICTURES} />
      </>,
    );
    expect(html).not.toMatch(/\sstyle=/);
  });
});

describe('N12 a pair of pictures', () => {
  it('has both pictures, their moments and a slider with a name', () => {
    render(<BodyPair title="la sala" images={PAIR_PICTURES} />);
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(screen.getByRole('slider', { name: 'Comparar: la sala' })).toBeTruthy();
    expect(screen.getAllByText(/^A las (?:nueve|diez)/).length).toBeGreaterThanOrEqual(2);
  });

  it('moves its edge with the slider, also one that was moved before the script came, until it is stopped', () => {
    const { container } = render(<BodyPair title="" images={PAIR_PICTURES} />);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Comparar las dos imágenes' });
    const share = (): string | undefined =>
      container.querySelector<HTMLElement>('.both')?.style.getPropertyValue('--_rt-pair-share');
    const move = (value: string): void => {
      slider.value = value;
      slider.dispatchEvent(new Event('input'));
    };
    move('30');
    expect(share()).toBe('');
    const stop = startPair(container);
    expect(share()).toBe('30%');
    move('80');
    expect(share()).toBe('80%');
    stop?.();
    move('10');
    expect(share()).toBe('80%');
    expect(startPair(document.createElement('div'))).toBeUndefined();
  });
});
