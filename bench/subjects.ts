interface Subject {
  readonly name: string;
  /** A file of `subjects/`. */
  readonly module: string;
  readonly label: string;
  /** The browser's entry of a page that is not hydrated as a whole. */
  readonly client?: string;
}

/** The measured subjects. Plain occurs twice, as the control. */
export const SUBJECTS = [
  { name: 'plain', module: 'plain', label: 'plain React, class names' },
  { name: 'control', module: 'plain', label: 'the same again (A/A)' },
  { name: 'rotativa', module: 'rotativa', label: 'Rotativa' },
  {
    name: 'islands',
    module: 'rotativa-islands',
    label: 'Rotativa, islands',
    client: 'rotativa-islands-client',
  },
  { name: 'radix', module: 'radix', label: 'Radix Themes' },
  { name: 'mantine', module: 'mantine', label: 'Mantine' },
  { name: 'wpds', module: 'wpds', label: 'Washington Post kit' },
  { name: 'mui', module: 'mui', label: 'MUI' },
  { name: 'chakra', module: 'chakra', label: 'Chakra' },
] as const satisfies readonly Subject[];

/** Subjects that hydrate on demand, without a hydration of the whole page to measure. */
export const isLate = (name: SubjectName): boolean =>
  SUBJECTS.some((subject) => subject.name === name && 'client' in subject);

export type SubjectName = (typeof SUBJECTS)[number]['name'];

/** Cards of the front: once, four and sixteen times. */
export const CARDS = { x1: 60, x4: 240, x16: 960 } as const;
export type Scale = keyof typeof CARDS;
