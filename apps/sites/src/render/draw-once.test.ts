import { describe, expect, it } from 'vitest';
import { drawOnce } from './draw-once.ts';

const mark = (paths: string, name = ' aria-hidden="true"'): string =>
  `<a href="/"><svg class="rt-wordmark wordmark" viewBox="0 0 9 9" width="9"${name}>${paths}</svg></a>`;
const NAME = '<path d="M0 0"></path><path d="M1 1"></path>';
const SIGN = '<path d="M2 2"></path>';

describe('the drawn names of a page', () => {
  it('have their paths once, and refer to the first one', () => {
    const html = drawOnce(`${mark(NAME)}<main></main>${mark(NAME)}${mark(NAME)}`);
    const other = mark('<use href="#drawing0"></use>');
    expect(html).toBe(`${mark(`<g id="drawing0">${NAME}</g>`)}<main></main>${other}${other}`);
  });

  it('that differ have separate paths, and one that is there once stays as it is', () => {
    const html = drawOnce(`${mark(SIGN)}${mark(NAME)}${mark(NAME)}`);
    expect(html).toBe(
      `${mark(SIGN)}${mark(`<g id="drawing1">${NAME}</g>`)}${mark('<use href="#drawing1"></use>')}`,
    );
  });

  it('have other ids in a part that is added to a page', () => {
    expect(drawOnce(mark(NAME) + mark(NAME), 'p2-')).toContain('<g id="p2-drawing0">');
  });

  it('with a label are left alone, because their dialog may leave the page', () => {
    const labelled = mark(NAME, ' role="img" aria-label="Semanario"');
    expect(drawOnce(labelled + mark(NAME))).toBe(labelled + mark(NAME));
  });

  it('are the only drawings that it changes', () => {
    const icons = `<svg class="rt-icon" aria-hidden="true">${NAME}</svg>`.repeat(2);
    expect(drawOnce(icons)).toBe(icons);
  });
});
