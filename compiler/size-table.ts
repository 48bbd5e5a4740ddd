/** A size that is recorded, and the packages of others that it has. */
export interface Size {
  /** Bytes after brotli. */
  bytes: number;
  packages?: readonly string[];
}

/** By name: `components/Button script`. */
export type SizeTable = Readonly<Record<string, Size>>;

/** A size may grow by a twentieth, and a small one by as much as one prop or one state. */
const allowed = (recorded: number): number => recorded + Math.max(Math.round(recorded / 20), 60);

const named = ({ packages = [] }: Size): string => packages.join(' ');

/** Writes a table: a line for each size, which git merges. */
export const writeTable = (table: SizeTable): string =>
  Object.keys(table)
    .sort()
    .map((name) => [name, table[name]!.bytes, named(table[name]!)].join('\t').trimEnd() + '\n')
    .join('');

/**
 * Reads what `writeTable` has written.
 *
 * @throws Error when a line has no size
 */
export function readTable(text: string): SizeTable {
  const lines = text.split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [name, bytes, packages] = line.split('\t');
      if (!Number.isInteger(Number(bytes || NaN))) throw new Error(`There is no size in the line "${line}"`);
      return [name!, { bytes: Number(bytes), ...(packages && { packages: packages.split(' ') }) }];
    }),
  );
}

/** Says how each size differs from the recorded one by more than it may: one sentence each. */
export function sizeFindings(recorded: SizeTable, now: SizeTable): Map<string, string> {
  const findings = new Map<string, string>();
  for (const name of Object.keys(recorded))
    if (!now[name]) findings.set(name, `${name} is recorded, but is not there`);
  for (const [name, size] of Object.entries(now)) {
    const before = recorded[name];
    if (!before) findings.set(name, `${name} is not recorded, ${size.bytes} B`);
    else if (named(before) !== named(size))
      findings.set(
        name,
        `${name} has the packages "${named(size)}", recorded are "${named(before)}"; ${before.bytes} B → ${size.bytes} B`,
      );
    else if (size.bytes > allowed(before.bytes))
      findings.set(
        name,
        `${name} has grown, ${before.bytes} B → ${size.bytes} B; ${allowed(before.bytes)} B are allowed`,
      );
  }
  return findings;
}

/** The recorded table with the sizes of what was found. Others stay, so that small steps do not add up unseen. */
export function recordFindings(recorded: SizeTable, now: SizeTable): SizeTable {
  const found = sizeFindings(recorded, now);
  const entries = Object.entries(now).map(([name, size]) => [
    name,
    found.has(name) || size.bytes < recorded[name]!.bytes ? size : recorded[name]!,
  ]);
  return Object.fromEntries(entries) as SizeTable;
}
