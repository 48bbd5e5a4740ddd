import { describe, expect, it } from 'vitest';
import { galleryDialog } from './gallery-dialog.ts';

describe('P5 the dialog of a gallery', () => {
  it.each([
    [false, false, false, 'subscribe'],
    [false, false, true, 'subscribe'],
    [false, true, false, undefined],
    [false, true, true, undefined],
    [true, false, false, undefined],
    [true, false, true, undefined],
    [true, true, false, undefined],
    [true, true, true, 'promo'],
  ] as const)('logged in %s, paywall %s, modalPromo %s: %s', (loggedIn, payWall, modalPromo, dialog) => {
    expect(galleryDialog({ loggedIn, payWall, modalPromo })).toBe(dialog);
  });
});
