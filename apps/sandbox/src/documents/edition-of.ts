import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { EDITION_SECTION, plainText } from 'rotativa/domain';
import { at, isObject, textAt } from '../content/json.ts';
import { freePart, isLockedDocument } from '../content/locked-part.ts';
import { published } from '../content/published.ts';
import type { SourceContext } from '../content/source.ts';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { drawnPicture } from '../images/drawn-picture.ts';
import { opened } from '../images/opened.ts';
import type { PictureStore } from '../images/picture-store.ts';
import { LONG, NEAR_MS, STORIES } from './edition-stories.ts';
import type { PrintedEdition, PrintedStory } from './printed-edition.ts';

/** Pixels: 200 to an inch. */
const COVER = { width: 1200, height: 1600 };
const PHOTO = { width: 1400, height: 660 };

async function jpeg(
  store: PictureStore,
  document: Json,
  size: { width: number; height: number },
): Promise<Buffer | undefined> {
  const id = drawnPicture(document);
  const original = id === undefined ? undefined : await store.original(id);
  return (
    original &&
    opened(original)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 78 })
      .toBuffer()
  );
}

const elements = (document: Json): readonly Json[] => {
  const found = document['content_elements'];
  return Array.isArray(found) ? found.filter(isObject) : [];
};

/** The stories that the cover of an edition announces: the first list of its document. */
const linesOf = (document: Json): string[] => {
  const list = elements(document).find(({ type }) => type === 'list')?.['items'];
  return Array.isArray(list)
    ? list.filter(isObject).map((item) => plainText(textAt(item, 'content') ?? ''))
    : [];
};

async function storyOf(pictures: PictureStore, document: Json): Promise<PrintedStory> {
  const open = freePart(document);
  const picture = await jpeg(pictures, document, PHOTO);
  const by = at(document, 'credits', 'by');
  return {
    kicker:
      textAt(document, 'label', 'basic', 'text') ??
      textAt(document, 'taxonomy', 'primary_section', 'name') ??
      '',
    headline: plainText(textAt(document, 'headlines', 'basic') ?? ''),
    standfirst: plainText(textAt(document, 'subheadlines', 'basic') ?? ''),
    byline: Array.isArray(by)
      ? by
          .filter(isObject)
          .map((one) => textAt(one, 'name') ?? '')
          .filter(Boolean)
          .join(', ')
      : '',
    paragraphs: elements(open)
      .filter(({ type }) => type === 'text')
      .map((element) => plainText(textAt(element, 'content') ?? '')),
    continues: isLockedDocument(document),
    ...(picture && { picture }),
  };
}

/** The documents of a printed edition. */
export interface FoundEdition {
  readonly site: SourceContext['site'];
  readonly document: Json;
  readonly day: Date;
  readonly stories: readonly Json[];
}

/** Finds the document of a printed edition and the long stories nearest to it. Undefined if there is none. */
export async function findEdition(
  db: Database,
  place: Pick<SourceContext, 'site' | 'now'>,
  id: string,
): Promise<FoundEdition | undefined> {
  const [row] = await db
    .select({ body: documents.body, day: documents.publishDate })
    .from(documents)
    .where(and(published(place), eq(documents.id, id), eq(documents.primarySection, EDITION_SECTION)));
  if (!row) return undefined;
  const near = await db
    .select({ body: documents.body })
    .from(documents)
    .where(
      and(
        published(place),
        eq(documents.type, 'story'),
        ne(documents.primarySection, EDITION_SECTION),
        lt(documents.publishDate, new Date(row.day.getTime() + NEAR_MS)),
        gt(sql`length(${documents.bodyText})`, LONG),
        gt(documents.publishDate, new Date(row.day.getTime() - NEAR_MS)),
      ),
    )
    .orderBy(
      sql`abs(extract(epoch from ${documents.publishDate} - ${row.day.toISOString()}::timestamptz))`,
      documents.id,
    )
    .limit(STORIES);
  return { site: place.site, document: row.body, day: row.day, stories: near.map(({ body }) => body) };
}

/** Gathers what is printed: the public part of the stories, and the pictures, one after the other. */
export async function composeEdition(
  pictures: PictureStore,
  { site, document, day, stories }: FoundEdition,
): Promise<PrintedEdition> {
  const cover = await jpeg(pictures, document, COVER);
  const printed: PrintedStory[] = [];
  for (const story of stories) printed.push(await storyOf(pictures, story));
  return {
    brand: site.config,
    name: textAt(document, 'label', 'basic', 'text') ?? site.name,
    headline: plainText(textAt(document, 'headlines', 'basic') ?? site.name),
    day,
    lines: linesOf(document),
    ...(cover && { cover }),
    stories: printed,
  };
}
