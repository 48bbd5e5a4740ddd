import { VARIABLES, type VariablesOwner } from '../src/variables.ts';

const fallbackOf = (text: string): string => text.replace(/var\(--rt-([\w-]+)\)/g, '$1');

/** The variables that a component reads, from the list that `npm run exports` generates from the styles. */
export function Variables({ of }: { of: string }) {
  const own: Readonly<Record<string, string>> = VARIABLES[of as VariablesOwner] ?? {};
  const rows = Object.entries(own);
  if (rows.length === 0) return <p>It reads design tokens and no variables of its own.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>variable</th>
          <th>falls back to</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, fallback]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{fallbackOf(fallback)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
