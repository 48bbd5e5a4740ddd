import type { Graphic } from './graphic.ts';

/** The words of a graphic in reading order. */
export const graphicTexts = ({
  title,
  standfirst = '',
  columns,
  rows,
  notes,
  tour = [],
}: Graphic): string[] => [
  title,
  standfirst,
  ...columns,
  ...rows.flatMap(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  ...tour.flatMap(({ title: heading, paragraphs }) => [heading, ...paragraphs]),
  ...notes,
];
