import { describe, expect, it } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const click = (own: object) => ({
  ...{ defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false },
  ...own,
});

describe('a click on a link', () => {
  it('opens it in this tab', () => {
    expect(isPlainClick(click({}))).toBe(true);
  });

  it.each([
    { button: 1 },
    { button: 2 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('with %j is for the browser or for another handler', (own) => {
    expect(isPlainClick(click(own))).toBe(false);
  });
});
