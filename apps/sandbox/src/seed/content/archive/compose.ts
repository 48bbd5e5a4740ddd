import { slugify } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { SeedStory } from '../../types.ts';
import { pictureDesk } from '../beats/picture-desk.ts';
import { DAY_MINUTES, type ArchiveTheme } from './theme.ts';
import type { Place } from './places.ts';

/** The archive begins after the written stories, in days before the seed's clock. */
export const ARCHIVE_FROM_DAYS = 41;

/** Minutes between two stories of a brand. */
const APART = 613;

/** Number of paragraphs of a story. */
const PARAGRAPHS = 3;

export interface ArchiveOptions {
  readonly brand: BrandKey;
  /** Who draws for the brand, under its pictures. */
  readonly name: string;
  readonly themes: readonly ArchiveTheme[];
  readonly places: readonly Place[];
  /** The brand's written stories: no list shows their pictures twice, and their authors write in the same sections. */
  readonly written: readonly SeedStory[];
  /** Minutes before the archive's beginning at which its first story appeared. */
  readonly shift?: number;
}

/** The words of a theme at a place. Numbers differ from story to story. */
export function fill(text: string, place: Place, at: number): string {
  const slots: Record<string, string> = {
    ...place,
    n: String(4 + ((at * 7) % 31)),
    m: String(130 + ((at * 97) % 780)),
  };
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
  // 'a' and 'de' join the article of a river.
  return filled.replace(/(?<=\b)(a|de) el (?=río|arroyo)/g, (_, word: string) =>
    word === 'a' ? 'al ' : 'del ',
  );
}

/** The authors of the written stories of a section. */
export const authorsIn = (section: string, written: readonly SeedStory[]): string[] => [
  ...new Set(written.filter(({ sections }) => sections.includes(section)).flatMap(({ by }) => by)),
];

/**
 * The older stories of a brand: each angle of each theme once, at another place.
 */
export function archiveOf({ brand, name, themes, places, written, shift = 0 }: ArchiveOptions): SeedStory[] {
  const desk = pictureDesk(written, new Set());
  const tell = (theme: ArchiveTheme, turn: number, at: number): SeedStory => {
    const { sections, kicker, tags, angles, paragraphs } = theme;
    const place = places[at % places.length]!;
    const { headline, standfirst, picture } = angles[turn]!;
    const authors = authorsIn(sections[0], written);
    const author = authors[turn % Math.max(1, authors.length)];
    const title = fill(headline, place, at);
    const words: SeedStory = {
      brand,
      slug: slugify(title),
      sections,
      kicker,
      headline: title,
      standfirst: fill(standfirst, place, at),
      by: author ? [author] : [],
      ago: ARCHIVE_FROM_DAYS * DAY_MINUTES + shift + at * APART,
      tags: [...tags, place.lugar],
      body: Array.from({ length: PARAGRAPHS }, (_, part) =>
        fill(paragraphs[(turn + part) % paragraphs.length]!, place, at + part),
      ),
    };
    const id = desk.choose(words, picture ? [picture] : []);
    return id === undefined ? words : { ...words, picture: { id, caption: '', credit: name } };
  };
  const rounds = Math.max(...themes.map(({ angles }) => angles.length));
  // The themes take turns, so that neighbours in a list differ.
  return Array.from({ length: rounds }, (_, turn) =>
    themes.flatMap((theme, column) =>
      turn < theme.angles.length ? [tell(theme, turn, turn * themes.length + column)] : [],
    ),
  ).flat();
}
