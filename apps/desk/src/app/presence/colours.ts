import type { PresentEditor } from '@rotativa/sandbox/desk-wire';

/** Dark enough for white initials, and far from each other. */
const COLOURS = ['#0043ce', '#9f1853', '#005d5d', '#6929c4', '#8a3800', '#0e6027', '#a2191f', '#3d3d8f'];

/** The colour of another editor: the same for all who see that one. */
export const colourOf = (key: string): string =>
  COLOURS[[...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length]!;

/** 'AR' for 'Ángela Rincón'. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** CSS that marks the blocks of the others in the canvas. */
export const presenceCss = (others: readonly PresentEditor[]): string =>
  others
    .filter(({ placementId }) => placementId !== null)
    .map(
      ({ placementId, key }) =>
        `[data-puck-component="${CSS.escape(placementId!)}"]{outline:3px solid ${colourOf(key)}!important;outline-offset:-3px!important}`,
    )
    .join('\n');
