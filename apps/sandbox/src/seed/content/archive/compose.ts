import { slugify } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import type { SeedStory } from '../../types.ts';
import type { UndatedStory } from '../older/undated.ts';
import type { ArchiveTheme } from './theme.ts';
import type { Place } from './places.ts';

/** Number of paragraphs of a story. */
const PARAGRAPHS = 3;

export interface ArchiveOptions {
  readonly brand: BrandKey;
  readonly themes: readonly ArchiveTheme[];
  readonly places: readonly Place[];
  /** The brand's written stories: their authors write in the same sections. */
  readonly written: readonly SeedStory[];
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
export function archiveOf({ brand, themes, places, written }: ArchiveOptions): UndatedStory[] {
  const tell = (theme: ArchiveTheme, turn: number, at: number): UndatedStory => {
    const { sections, kicker, tags, angles, paragraphs } = theme;
    const place = places[at % places.length]!;
    const { headline, standfirst, picture } = angles[turn]!;
    const authors = authorsIn(sections[0], written);
    const author = authors[turn % Math.max(1, authors.length)];
    const title = fill(headline, place, at);
    return {
      words: {
        brand,
        slug: slugify(title),
        sections,
        kicker,
        headline: title,
        standfirst: fill(standfirst, place, at),
        by: author ? [author] : [],
        tags: [...tags, place.lugar],
        body: Array.from({ length: PARAGRAPHS }, (_, part) =>
          fill(paragraphs[(turn + part) % paragraphs.length]!, place, at + part),
        ),
      },
      pictures: picture ? [picture] : [],
    };
  };
  const rounds = Math.max(...themes.map(({ angles }) => angles.length));
  // The themes take turns, so that neighbours in a list differ.
  return Array.from({ length: rounds }, (_, turn) =>
    themes.flatMap((theme, column) =>
      turn < theme.angles.length ? [tell(theme, turn, turn * themes.length + column)] : [],
    ),
  ).flat();
}
