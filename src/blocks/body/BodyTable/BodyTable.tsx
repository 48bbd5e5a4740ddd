import { plainText } from '../../../domain/html/plain-text.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyTableRoot } from './BodyTable.styles.ts';
import { table } from '../../../messages/blocks.ts';

export interface BodyTableProps extends RootProps<'div'> {
  /** Sanitised HTML. */
  caption?: string | undefined;
  /** Sanitised HTML of each cell; empty if the table has no header row. */
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Name of the table if it has no caption: its headings unless there is one. */
  label?: string | undefined;
}

const cell = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** A table in an article. A table wider than the column scrolls in a focusable box. @see N3 */
export const BodyTable = styleable<BodyTableProps>(
  BodyTableRoot,
  function BodyTable({ caption, header, rows, label, ...rest }) {
    const headings = header.map((html) => plainText(html).trim()).filter(Boolean);
    const named = label ?? (headings.length > 0 ? table.of(headings) : table.label);
    return (
      <BodyTableRoot role="group" aria-label={plainText(caption ?? '') || named} tabIndex={0} {...rest}>
        {/* Its caption is its name, or a list of tables would have 'table' several times. */}
        <table aria-label={caption ? undefined : named}>
          {caption && <caption {...cell(caption)} />}
          {header.length > 0 && (
            <thead>
              <tr>
                {header.map((html, at) =>
                  // An empty heading becomes a plain cell: rows may be wider than the source's header.
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
  },
);
