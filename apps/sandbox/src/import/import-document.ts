import { guardDocument } from 'rotativa/domain/server';
import { authorAddress, plainText, publishedAt, type AnsDocument, type ContentKey } from 'rotativa/domain';
import { columnsOf, keysOfDocument } from '../content/columns.ts';
import { isObject } from '../content/json.ts';
import { canonicalKey, sectionPath, withAncestors } from '../content/paths.ts';
import { addAuthor, addSection, addressHolder, putDocument } from '../content/store.ts';
import type { Database } from '../db/database.ts';
import type { Json } from '../db/schema/content.ts';
import { sectionRecord } from '../seed/sections.ts';
import type { Site } from '../sites.ts';
import { madeAddress, ownAddress } from './address.ts';
import { NestingError, storable } from './clean.ts';
import { hasId, withId } from './made-id.ts';
import { EMPTY_REPORT, refusal, type Finding, type ImportReport } from './report.ts';

export interface ImportContext {
  readonly db: Database;
  readonly site: Site;
  /** The publish date of a document without one. */
  readonly now: Date;
  /** Gets the keys of what was changed. */
  readonly changed?: Set<ContentKey>;
}

/** Fields of which a document has at least one. Other objects may also have a `type`. */
const DOCUMENT_KEYS = [
  '_id',
  'headlines',
  'headline',
  'title',
  'description',
  'subheadlines',
  'content_elements',
  'promo_items',
  'streams',
  'canonical_url',
];

/** A larger document would make a page that is too slow for browsers. */
const LONGEST_MB = 6;

/** Imports one document. All problems are in the report; it never throws. */
export async function importDocument(
  input: unknown,
  path: string,
  context: ImportContext,
): Promise<ImportReport> {
  try {
    const value = storable(input);
    const megabytes = JSON.stringify(value).length / 1e6;
    if (megabytes > LONGEST_MB) {
      return refusal(path, `${megabytes.toFixed(1)} MB: a page can hold a document of ${LONGEST_MB} MB`);
    }
    if (isObject(value) && !DOCUMENT_KEYS.some((key) => value[key] !== undefined)) {
      return refusal(
        path,
        'not a document: it has no _id, headlines, content_elements or any other part of one',
      );
    }
    const guarded = guardDocument(isObject(value) ? withId(value) : value, { website: context.site.slug });
    if (!guarded.ok) return refusal(join(path, guarded.error.path), guarded.error.reason);
    const { value: document, issues } = guarded;
    if (document.type === 'image' || document.type === 'collection') {
      return refusal(join(path, 'type'), `a document of type ${document.type} has no page of its own here`);
    }
    const told = isObject(value) && hasId(value) ? issues : [...issues, missingId(document._id)];
    return await store(value as Json, document, path, told, context);
  } catch (error) {
    const place = error instanceof NestingError ? join(path, error.path) : path;
    return refusal(place, reasonOf(error));
  }
}

async function store(
  source: Json,
  document: AnsDocument,
  path: string,
  issues: readonly Finding[],
  context: ImportContext,
): Promise<ImportReport> {
  const { db, site, now } = context;
  const warnings = issues.map((issue) => ({ path: join(path, issue.path), reason: issue.reason }));
  const warn = (key: string, reason: string) => warnings.push({ path: join(path, key), reason });
  const address = await chooseAddress(document, context, warn);
  const dated = publishedAt(document);
  if (dated === undefined) warn('publish_date', 'missing; the moment of the import is used');
  const moment = now.toISOString();
  const body: Json = {
    ...source,
    _id: document._id,
    type: document.type,
    canonical_url: address,
    ...placed(source, document, site.slug, address),
    ...(dated === undefined ? { publish_date: moment, display_date: moment } : {}),
  };
  // The columns are read from the normalised document, like in every reader.
  const normalised = { ...document, canonical_url: address } as unknown as Json;
  const columns = columnsOf(normalised, now);
  if (columns.publishDate > now) warn('publish_date', 'in the future; readers see the document from then on');
  const replaced = await putDocument(db, site.brand, { ...columns, body });
  for (const key of keysOfDocument(columns)) context.changed?.add(key);
  await rememberSections(document, context);
  await rememberAuthors(document, context);
  const headline = plainText(document.headlines.basic) || `(${document.type} without a headline)`;
  const page = {
    outcome: replaced === undefined ? ('imported' as const) : ('updated' as const),
    id: document._id,
    headline,
    path: address,
    ...(replaced === undefined ? {} : { replaced }),
  };
  return { ...EMPTY_REPORT, pages: [page], warnings };
}

/** The addresses of a document that another site published first, on that site and on this one. */
const placed = ({ websites }: Json, { original }: AnsDocument, slug: string, address: string): Json => {
  if (!original) return {};
  const at = (website: string, website_url: string): Json => {
    const site = isObject(websites) ? websites[website] : undefined;
    return { [website]: { ...(isObject(site) ? site : {}), website_url } };
  };
  return {
    canonical_website: original.website,
    websites: {
      ...(isObject(websites) ? websites : {}),
      ...at(original.website, original.url),
      ...at(slug, address),
    },
  };
};

const missingId = (id: string): Finding => ({
  path: '_id',
  reason: `missing; ${id} is made of what it holds`,
});

/** The document's address, or a generated one if it has none or another document has it. */
async function chooseAddress(
  document: AnsDocument,
  { db, site }: ImportContext,
  warn: (key: string, reason: string) => void,
): Promise<string> {
  const made = madeAddress(document);
  const own = ownAddress(document, site);
  if (!own.ok) {
    warn('canonical_url', `${own.reason}; ${made} is used`);
    return made;
  }
  const holder = await addressHolder(db, site.brand, canonicalKey(own.path), document._id);
  if (holder === undefined) return own.path;
  warn('canonical_url', `${own.path} belongs to the document ${holder}; ${made} is used`);
  return made;
}

/** Sections that are new to the site get a page with the document's name for them. */
async function rememberSections({ taxonomy }: AnsDocument, { db, site }: ImportContext): Promise<void> {
  const primary = taxonomy.primary_section === undefined ? [] : [taxonomy.primary_section];
  for (const section of [...primary, ...taxonomy.sections]) {
    const path = sectionPath(section._id);
    for (const ancestor of withAncestors(path)) {
      const name =
        ancestor === path && section.name !== ''
          ? section.name
          : ancestor.slice(ancestor.lastIndexOf('/') + 1);
      await addSection(db, site.brand, ancestor, sectionRecord(site, ancestor, name));
    }
  }
}

async function rememberAuthors({ credits }: AnsDocument, { db, site }: ImportContext): Promise<void> {
  for (const author of credits.by) {
    if (author._id === undefined) continue;
    const record: Json = {
      ...author,
      byline: author.byline ?? author.name,
      bio_page: authorAddress(author._id),
    };
    await addAuthor(db, site.brand, author._id, author.name, record);
  }
}

/** 'content_elements[2]' and 'headlines' give 'content_elements[2].headlines'. */
function join(path: string, key: string): string {
  if (key === '(document)') return path === '' ? key : path;
  return path === '' || key.startsWith('[') ? `${path}${key}` : `${path}.${key}`;
}

/** The message of the database, which is in the cause of the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
