import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../../build/entries.ts';
import { stylesFiles } from '../../build/styles/extract.ts';
import { readsOf, setsOf, variablesModule } from '../../build/variables.ts';

const PIECES = pieces(SOURCE);

/** All style sheets of a folder as one text. */
const stylesOf = (piece: string): string =>
  readdirSync(join(SOURCE, piece))
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => readFileSync(join(SOURCE, piece, file), 'utf8'))
    .join('\n');

describe('the variables of a component', () => {
  it('are listed as the styles read them: otherwise run `npm run exports`', async () => {
    const listed = readFileSync(join(SOURCE, 'variables.ts'), 'utf8');
    expect(listed, '`npm run exports` writes the list').toBe(await variablesModule());
  });

  it.each(PIECES)('%s sets no public variable that it reads itself', (piece) => {
    const styles = stylesOf(piece);
    const reads = readsOf(styles);
    const own = [...setsOf(styles)].filter((name) => reads.has(name));
    expect(own, 'a variable that a component sets for itself begins with --_rt-').toEqual([]);
  });

  it.each(PIECES)(
    '%s reads each public variable with a fallback; internal ones begin with --_rt-',
    (piece) => {
      const bare = [...readsOf(stylesOf(piece))].filter(([, fallback]) => fallback === undefined);
      const names = bare.map(([name]) => name);
      expect(names, 'read each with a fallback: var(--rt-name, value)').toEqual([]);
    },
  );

  it.each(PIECES)('%s leaves internal variables of others alone', (piece) => {
    const styles = stylesOf(piece);
    const read = [...styles.matchAll(/var\(\s*(--_rt-[\w-]+)/g)].map(([, name]) => name);
    const set = [...setsOf(styles)].filter((name) => name.startsWith('--_rt-'));
    const message = 'a piece sets and reads its own variables that begin with --_rt-, and no others';
    expect(
      set.filter((name) => !read.includes(name)),
      message,
    ).toEqual([]);
    expect(
      read.filter((name) => !set.includes(name!)),
      message,
    ).toEqual([]);
  });

  it.each(PIECES)('the page of %s lists them from the styles', (piece) => {
    const page = readFileSync(join(SOURCE, piece, `${piece.split('/').at(-1)}.mdx`), 'utf8');
    const list = `<Variables of="${piece}" />`;
    expect(page.includes(list), `write ${list} below "## Tokens"`).toBe(true);
  });
});

describe('the colours of the system', () => {
  it('are set by brands and modes alone: a dark band has `data-mode`', () => {
    const set = stylesFiles(SOURCE).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(--rt-color-[\w-]+)\s*:/g)].map(
        ([, name]) => `${relative(SOURCE, file)} ${name}`,
      ),
    );
    expect(set).toEqual([]);
  });
});
