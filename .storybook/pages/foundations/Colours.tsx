import { Table } from '../../../src/components/Table/index.ts';
import { Stage } from './Stage.tsx';
import { Swatch } from './Swatch.tsx';
import { declarationsOf, tokensNamed, useTheme } from './theme.ts';

/** The use of the roles of a group. A role belongs to the first group whose name begins its own. */
const GROUPS = [
  ['surface', 'Surfaces: what a page, a raised card, a sunken well or a band is filled with'],
  ['text', 'Text'],
  ['kicker', 'The line over a headline'],
  ['link', 'Links, and the line under them'],
  ['action', 'Buttons: the main action, and the second one that subscribes or registers'],
  ['border', 'Rules and edges: default is ornament, strong is the edge of a control, accent is the brand’s'],
  ['accent', 'Numerals, initials and marks'],
  ['focus', 'The ring around what has the focus'],
  ['status', 'Messages: each with the surface that it stands on'],
  ['picture', 'Around and on pictures: the same in both modes'],
  ['overlay', 'Over the page, under a dialog'],
] as const;

const COLUMNS = [
  { id: 'role', header: 'Role' },
  { id: 'swatch', header: 'Colour' },
  { id: 'value', header: 'Value' },
  { id: 'property', header: 'Custom property' },
];

/** Every role of colour with its value in the chosen brand and mode. */
export function Colours() {
  const theme = useTheme();
  const values = declarationsOf(theme);
  return (
    <Stage>
      {GROUPS.map(([group, use]) => (
        <Table
          key={group}
          caption={use}
          stack
          columns={COLUMNS}
          rows={tokensNamed(`color-${group}`).map((name) => ({
            id: name,
            cells: {
              role: name.slice('color-'.length),
              swatch: <Swatch back={`var(--rt-${name})`} />,
              value: <code data-value={name}>{values.get(`--rt-${name}`)}</code>,
              property: <code>{`--rt-${name}`}</code>,
            },
          }))}
        />
      ))}
    </Stage>
  );
}
