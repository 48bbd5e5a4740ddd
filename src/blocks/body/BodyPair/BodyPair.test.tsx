// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PAIR_PICTURES } from '../BodyScenes/scenes.fixture.ts';
import { BodyPair } from './index.ts';
import { startPair } from './start-pair.ts';

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

  it('has no attribute that a strict policy refuses', () => {
    const html = renderToStaticMarkup(<BodyPair title="" images={PAIR_PICTURES} />);
    expect(html).not.toMatch(/\sstyle=/);
  });
});
