import { plainText } from '../../domain/html/plain-text.ts';
import { BodyTableRoot } from './BodyTable.styles.ts';

export interface BodyTableProps {
  /** Sanitised HTML. */
  caption?: string | undefined;
  /** Sanitised HTML of each cell; an empty list when the table has no heading row. */
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Names the box that scrolls when the table has no caption. */
  label?: string;
}

const cell = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** A table in an article. Where it is wider than the column it scrolls in a box that the keyboard reaches. @see 001 §2, N3 */
export function BodyTable({ caption, header, rows, label = 'Tabla' }: BodyTableProps) {
  return (
    <BodyTableRoot role="group" aria-label={plainText(caption ?? '') || label} tabIndex={0}>
      <table>
        {caption && <caption {...cell(caption)} />}
        {header.length > 0 && (
          <thead>
            <tr>
              {header.map((html, at) =>
                // A heading without words is none: rows may be wider than the source's header.
                html ? <th key={at} scope="col" {...cell(html)} /> : <td key={at} />,
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((html, column) => (
                <td key={column} {...cell(html)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </BodyTableRoot>
  );
}
