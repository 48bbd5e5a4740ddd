import type { Graphic } from './graphic.ts';

/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The data as a file of comma-separated values (RFC 4180): numbers with a decimal point and without units, so that
 * programs read them, and a byte order mark for the accents in spreadsheets.
 */
export function graphicCsv({ columns, rows }: Graphic): string {
  const lines = [
    columns.map(field),
    ...rows.map(({ label, cells }) => [
      field(label),
      ...cells.map(({ text, value }) => (value === null ? field(text) : String(value))),
    ]),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
