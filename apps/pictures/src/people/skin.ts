import { mix } from '../kit/colour.ts';

/** Tones of a skin: shadows tend to plum, lights to cream. */
export const skinTones = (skin: string): { shade: string; deep: string; light: string; blush: string } => ({
  shade: mix(skin, '#4a1a3a', 0.4),
  deep: mix(skin, '#2a0f28', 0.66),
  light: mix(skin, '#ffe9c6', 0.4),
  blush: mix(skin, '#d8443e', 0.4),
});
