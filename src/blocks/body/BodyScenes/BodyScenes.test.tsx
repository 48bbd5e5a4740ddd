// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BodyScenes } from './BodyScenes.tsx';
import { SCENE_PICTURES, SCENES } from './scenes.fixture.ts';

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

  it('have no attribute that a strict policy refuses', () => {
    const html = renderToStaticMarkup(<BodyScenes title="" images={SCENE_PICTURES} scenes={SCENES} />);
    expect(html).not.toMatch(/\sstyle=/);
  });
});
