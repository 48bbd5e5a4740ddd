import type { CSSProperties } from 'react';
import { Table } from '../../../src/components/Table/index.ts';
import { Stage } from './Stage.tsx';
import { declarationsOf, token, tokensNamed, useTheme } from './theme.ts';

export interface TokenSamplesProps {
  /** The beginning of the tokens' names. */
  prefix: string;
  caption: string;
  /** The style that shows a value. Without it there is no picture. */
  sample?: (value: string) => CSSProperties;
  /** Spanish words in the box. */
  text?: string;
}

const inNumericOrder = new Intl.Collator('en', { numeric: true }).compare;

/** The tokens of a group with their values in the chosen brand and mode, each with a box that shows it. */
export function TokenSamples({ prefix, caption, sample, text }: TokenSamplesProps) {
  const values = declarationsOf(useTheme());
  return (
    <Stage>
      <Table
        caption={caption}
        stack
        columns={[
          { id: 'name', header: 'Token' },
          { id: 'value', header: 'Value' },
          ...(sample ? [{ id: 'sample', header: 'Looks like' }] : []),
        ]}
        rows={tokensNamed(prefix)
          .sort(inNumericOrder)
          .map((name) => ({
            id: name,
            cells: {
              name,
              value: <code data-value={name}>{values.get(`--rt-${name}`)}</code>,
              sample: sample && (
                <div className="foundations-box" lang="es-CO" style={sample(token(name))}>
                  {text}
                </div>
              ),
            },
          }))}
      />
    </Stage>
  );
}
