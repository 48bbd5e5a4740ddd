import type { Declarations } from '../../../compiler/tokens/themes.ts';
import type { Pair } from '../../../src/themes/define/contrast.ts';
import { Table, type TableColumn } from '../../../src/components/Table/index.ts';
import { BRAND_NAMES } from '../../../src/themes/generated/brands.ts';
import { MODES, PUBLISHED } from '../../brands.ts';
import { pairsByBack, shownPair, written } from './contrasts.ts';
import { Stage } from './Stage.tsx';
import { Swatch } from './Swatch.tsx';
import { declarationsOf } from './theme.ts';

const THEMES = PUBLISHED.flatMap((brand) => MODES.map((mode) => ({ brand, mode, id: `${brand} ${mode}` })));

const COLUMNS: readonly TableColumn[] = [
  { id: 'pair', header: 'Role' },
  ...THEMES.map(({ brand, mode, id }): TableColumn => ({
    id,
    header: `${BRAND_NAMES[brand]}, ${mode}`,
    align: 'end',
  })),
];

function Contrast({ declarations, pair }: { declarations: Declarations; pair: Pair }) {
  const { front, back, ratio, passes } = shownPair(declarations, pair);
  return (
    <span className="foundations-contrast">
      <Swatch back={back} front={front} />
      {written(ratio)}
      {!passes && <strong> fails</strong>}
    </span>
  );
}

/** The contrast of each pair of roles in every brand and mode: a table for each surface. */
export function ContrastTables() {
  const values = new Map(THEMES.map((theme) => [theme.id, declarationsOf(theme)]));
  return (
    <Stage>
      {[...pairsByBack].map(([back, pairs]) => (
        <Table
          key={back}
          caption={`Contrast on ${back}`}
          stickyColumn
          columns={COLUMNS}
          rows={pairs.map((pair) => ({
            id: pair[0],
            cells: {
              pair: `${pair[0]}, at least ${pair[2]}`,
              ...Object.fromEntries(
                [...values].map(([id, declarations]) => [
                  id,
                  <Contrast key={id} declarations={declarations} pair={pair} />,
                ]),
              ),
            },
          }))}
        />
      ))}
    </Stage>
  );
}
