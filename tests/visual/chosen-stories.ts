import { STORYBOOK } from '../../tools/storybook-build.ts';
import { EVERYTHING } from '../support/everything.ts';
import { shardOf } from '../support/shard.ts';
import { firstOfPieces, isPage, storiesOf, type Story } from '../support/workbench.ts';
import { fileOf } from './passed.ts';
import { picturedPages } from './whole-pages.ts';

export const all = storiesOf(STORYBOOK);

/** The stories that show a piece as it usually is. */
export const FIRST_OF_PIECE: ReadonlySet<string> = new Set(firstOfPieces(all).map(({ id }) => id));

/** Words of `npm run test:storybook -- WORDS`: parts of a story's file, title or id. */
export const WORDS: readonly string[] = (process.env['STORIES'] ?? '').split(' ').filter(Boolean);

const named = all.filter(
  ({ id, title, importPath }) =>
    WORDS.length === 0 || WORDS.some((word) => [id, title, importPath].some((text) => text.includes(word))),
);

/** Files of stories that the gate leaves out: `unchangedFiles`. */
export const UNCHANGED: ReadonlySet<string> = new Set(
  (process.env['UNCHANGED_STORIES'] ?? '').split(' ').filter(Boolean),
);
/**
 * `npm run test:focus`: only the focus of every stop and the contrast of the texts of every story, in six brands and two
 * modes. SHARD=1/4 is every fourth story, so that several machines, or several hours of one, share the run.
 */
export const FOCUS_ONLY = process.env['FOCUS'] === 'only';

const changed = named.filter((story) => !UNCHANGED.has(fileOf(story)));
const tried = FOCUS_ONLY ? shardOf(changed) : changed;

/** The stories of pieces. */
export const chosen = tried.filter((story) => !isPage(story));
/** The stories of whole pages, which have separate tests. */
export const chosenPages = tried.filter(isPage);
if (named.length === 0) throw new Error(`No story has ${WORDS.join(' or ')} in its file, title or id`);

export const LAYERS = ['Components', 'Blocks', 'Patterns', 'Desk'] as const;

/** The chosen stories of the pieces of a layer. */
export const storiesIn = (layer: (typeof LAYERS)[number]): readonly Story[] =>
  chosen.filter(({ title }) => title.startsWith(`${layer}/`));

/** `npm run visual:draw`: only the pictures of stories, each of them, for `npm run visual:accept`. */
export const PICTURES_ONLY = process.env['PICTURES'] === 'only';

/** The stories of whole pages that are compared with their pictures. */
export const PICTURED = picturedPages(chosenPages, EVERYTHING || PICTURES_ONLY);
