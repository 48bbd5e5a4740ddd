import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { stylesFiles } from '../../compiler/styles/extract.ts';
import {
  isSheet,
  modulesOf,
  pieceStyles,
  readsOf,
  SHARED_SHEET,
  textOf,
  TOKENS,
  variables,
  variablesModule,
} from '../../compiler/variables.ts';

const PIECES = pieces(SOURCE);
const LISTED = await variables();
const STYLES = await pieceStyles();
const RESET = textOf(['styling/reset.css']);

/** The variables of ours that a style sheet sets. */
const setsOf = (sheet: string): Set<string> =>
  new Set(
    [...sheet.matchAll(/(?:^|[\s;{])(--_?rt-[\w-]+)\s*:/g)]
      .map(([, name = '']) => name)
      .filter((name) => !TOKENS.has(name)),
  );

/** Colours of buttons on a picture, which are the same in both modes. */
const ON_PICTURES = new Set(
  ['background', 'background-hover', 'text'].map((part) => `--rt-icon-button-filled-${part}`),
);

/** The CSS of a piece, with what it takes from the styles of others. */
const stylesOf = (piece: string): string => STYLES.get(piece)!;

/** The variables of ours that a piece names in code, such as in `style.setProperty`. */
const namesInCode = (piece: string): string[] =>
  textOf(modulesOf(piece).filter((file) => !isSheet(file))).match(/(?<=['"])--_?rt-[\w-]+(?=['"])/g) ?? [];

const internal = (names: Iterable<string>): string[] =>
  [...names].filter((name) => name.startsWith('--_rt-'));

/** The internal variables that a sheet reads, and whether each has a fallback everywhere. */
const internalReads = (sheet: string): Map<string, boolean> => {
  const reads = new Map<string, boolean>();
  for (const [, name = '', end] of sheet.matchAll(/var\(\s*(--_rt-[\w-]+)\s*([,)])/g))
    reads.set(name, end === ',' && (reads.get(name) ?? true));
  return reads;
};

describe('the variables of a component', () => {
  it('are listed as the styles read them: otherwise run `npm run exports`', async () => {
    const listed = readFileSync(join(SOURCE, 'variables.ts'), 'utf8');
    expect(listed, '`npm run exports` writes the list').toBe(await variablesModule());
  });

  it('are listed without exception', () => {
    const sheets = globSync('{components,blocks,patterns}/**/*.styles.ts', { cwd: SOURCE });
    const listed = new Set(Object.values(LISTED).flatMap((names) => Object.keys(names)));
    const read = readsOf(textOf(sheets) + RESET).keys();
    expect([...read].filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each([
    ['components/Input', '--rt-input-background'],
    ['components/LinkButton', '--rt-button-background'],
    ['components/Stack', '--rt-gap'],
    ['components/Checkbox', '--rt-choice-color'],
    ['components/Button', '--rt-button-case'],
    ['patterns/headers/WeeklyHeader', '--rt-menu-type'],
  ])('of %s include %s, which is read in another file or set by a brand', (piece, name) => {
    expect(Object.keys(LISTED[piece] ?? {})).toContain(name);
  });

  it.each(PIECES)('%s sets none of the public variables that are listed for it', (piece) => {
    const own = new Set([...Object.keys(LISTED[piece] ?? {}), ...Object.keys(LISTED['shared']!)]);
    const set = [...setsOf(stylesOf(piece)), ...namesInCode(piece)];
    const wrong = set.filter((name) => own.has(name));
    expect(wrong, 'a variable that a component sets for itself begins with --_rt-').toEqual([]);
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
    const read = internalReads(styles + textOf([SHARED_SHEET]) + RESET);
    const set = internal([...setsOf(styles), ...namesInCode(piece)]);
    const message = 'a piece sets and reads its own variables that begin with --_rt-, and no others';
    expect(
      set.filter((name) => !read.has(name)),
      message,
    ).toEqual([]);
    const bare = [...internalReads(styles)].filter(([, hasFallback]) => !hasFallback).map(([name]) => name);
    expect(
      bare.filter((name) => !set.includes(name)),
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

  const dark = PIECES.filter((piece) =>
    /data-mode[=']/.test(textOf(modulesOf(piece).filter((file) => !isSheet(file)))),
  );

  it('are those of the mode for the parts of a section that has one', () => {
    const set = dark.flatMap((piece) =>
      globSync(`${piece}/*.styles.ts`, { cwd: SOURCE }).flatMap((file) =>
        [...textOf([file]).matchAll(/(--rt-[\w-]+):\s*(?:color-mix\(|currentColor|var\(\s*--rt-color-)/g)]
          .filter(([, name]) => !ON_PICTURES.has(name!))
          .map(([, name]) => `${file} ${name}`),
      ),
    );
    expect(dark).toContain('blocks/carousels/StoryCarousel');
    expect(set).toEqual([]);
  });
});
