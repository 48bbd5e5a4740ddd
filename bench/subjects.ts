/** What is measured. `module` is a file of `subjects/`; plain stands twice, as the control of the measuring itself. */
export const SUBJECTS = [
  { name: 'plain', module: 'plain', label: 'plain React, class names' },
  { name: 'control', module: 'plain', label: 'the same again (A/A)' },
  { name: 'rotativa', module: 'rotativa', label: 'Rotativa' },
  { name: 'radix', module: 'radix', label: 'Radix Themes' },
  { name: 'mantine', module: 'mantine', label: 'Mantine' },
  { name: 'wpds', module: 'wpds', label: 'Washington Post kit' },
  { name: 'mui', module: 'mui', label: 'MUI' },
  { name: 'chakra', module: 'chakra', label: 'Chakra' },
] as const;

export type SubjectName = (typeof SUBJECTS)[number]['name'];

/** Cards of the front: once, four and sixteen times. */
export const CARDS = { x1: 60, x4: 240, x16: 960 } as const;
export type Scale = keyof typeof CARDS;
