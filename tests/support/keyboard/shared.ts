import { CONTROLS, follows, through, type Pattern, type Shown, type Step, type Walk } from './pattern.ts';

/** A story whose controls are links, and some that Enter does not follow. */
export const links = (story: string, stops = 'a[href]', row = 'Enter'): Walk => ({
  story,
  rows: { Tab: through(stops), [row]: follows(stops) },
});

interface Form {
  story: string;
  /** The name of the field in which Enter is pressed. */
  field: string;
  /** The words of the button that sends it. */
  send: string;
  /** The first cell of the row. */
  row?: string;
  /** The name of an empty box that Space checks. */
  box?: string;
  /** The first cell of the row about the box. */
  check?: string;
}

/** Tab through a form, Enter in a field, and Space on a box. */
export function form({
  story,
  field,
  send,
  row = 'Enter in a field',
  box,
  check = 'Space',
}: Form): readonly Walk[] {
  const space: Walk = {
    story,
    start: `[name="${box}"]`,
    rows: { [check]: [['Space', { [`[name="${box}"]:checked:focus`]: true }]] },
  };
  return [
    { story, rows: { Tab: through(CONTROLS) } },
    { story, start: `[name="${field}"]`, rows: { [row]: [['Enter', { '@pressed': send }]] } },
    ...(box ? [space] : []),
  ];
}

/** Enter and Space on the first button of a story, which stays. */
export const presses = (story: string, name: string, row = 'Enter, Space'): Walk => ({
  story,
  start: '#storybook-root button',
  rows: {
    [row]: [
      ['Enter', { '@pressed': name }],
      ['Space', { '@pressed': name }],
    ],
  },
});

/** Enter and Space on something, each from the beginning of the story. */
export const eitherKey = (
  walk: Omit<Walk, 'rows'>,
  row: string,
  shown: Shown,
  before: readonly Step[] = [],
): Walk[] => ['Enter', 'Space'].map((key) => ({ ...walk, rows: { [row]: [...before, [key, shown]] } }));

export const one = (...walks: readonly Walk[]): Pattern => ({ walks });
