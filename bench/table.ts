import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';

/** One line of the table: the figures of all subjects. Smaller is better. */
export interface Row extends Figure {
  label: string;
  /** 'ms', 'KB', '' for a count. */
  unit: string;
  /** Rotativa's target, as a ratio to plain React or as an absolute number. */
  target?: { ratio: number } | { over: number } | { most: number };
}

const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const README = join(import.meta.dirname, 'README.md');
const PLACE = /(<!-- results -->\n)[^]*(<!-- end of results -->)/;

/** Updates the table in README.md. */
export const writeResults = (text: string): void =>
  writeFileSync(README, readFileSync(README, 'utf8').replace(PLACE, `$1\n${text}\n$2`));

const ratioOf = ({ values, ratios }: Figure, name: SubjectName): number =>
  ratios?.get(name) ?? values.get(name)! / values.get('plain')!;

/** Whether Rotativa meets the row's target; undefined without a target. */
export function keeps(row: Row): boolean | undefined {
  const { values, target } = row;
  if (!target || !values.has('rotativa')) return undefined;
  const own = values.get('rotativa')!;
  const plain = values.get('plain')!;
  if ('ratio' in target) return ratioOf(row, 'rotativa') <= target.ratio;
  return 'over' in target ? own <= plain + target.over : own <= target.most;
}

function targetText(row: Row): string {
  const { target, unit } = row;
  if (!target || !row.values.has('rotativa')) return '';
  const text =
    'ratio' in target
      ? `≤ ${target.ratio.toFixed(2)}`
      : 'over' in target
        ? `≤ plain + ${target.over} ${unit}`
        : `≤ ${target.most}`;
  return `${text} ${keeps(row) ? 'kept' : '**missed**'}`;
}

/** Returns the table in Markdown: plain React in figures, the others as ratios to it (as figures where plain has 0). */
export function table(rows: readonly Row[], chosen: readonly SubjectName[]): string {
  const others = SUBJECTS.slice(1).filter(({ name }) => chosen.includes(name));
  const head = ['', 'plain', ...others.map(({ label }) => label), 'target'];
  const lines = rows.map((row) => {
    const plain = row.values.get('plain')!;
    const cells = others.map(({ name }) => {
      const value = row.values.get(name);
      if (value === undefined) return '–';
      return plain === 0 ? round(value) : `${ratioOf(row, name).toFixed(2)}×`;
    });
    return [row.label, `${round(plain)} ${row.unit}`.trim(), ...cells, targetText(row)];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
