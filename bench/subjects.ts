interface Subject {
  readonly name: string;
  /** A file of `subjects/`. */
  readonly module: string;
  readonly label: string;
  /** The file that the browser starts with, where it does not hydrate the whole page: pieces of it come later. */
  readonly client?: string;
}

/** What is measured. Plain stands twice, as the control of the measuring itself. */
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

/** Subjects of which the browser hydrates nothing before it must: they have no hydration of the whole to measure. */
export const isLate = (name: SubjectName): boolean =>
  SUBJECTS.some((subject) => subject.name === name && 'client' in subject);

export type SubjectName = (typeof SUBJECTS)[number]['name'];

/** Cards of the front: once, four and sixteen times. */
export const CARDS = { x1: 60, x4: 240, x16: 960 } as const;
export type Scale = keyof typeof CARDS;
