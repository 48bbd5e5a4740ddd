import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pieces, SOURCE } from '../../compiler/entries.ts';

const storiesOf = (piece: string): string =>
  readFileSync(join(SOURCE, piece, `${basename(piece)}.stories.tsx`), 'utf8');

/** The pieces whose stories open a layer: a dialog, a menu, a list. */
export const OPENING = pieces(SOURCE).filter((piece) =>
  /\b(defaultOpen|open): true|\bdialog\b/.test(storiesOf(piece)),
);
