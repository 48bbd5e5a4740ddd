import { tagSlug } from 'rotativa/domain';
import { HttpError } from '../http/errors.ts';
import type { Filter } from './feed.ts';
import { sectionPath } from './paths.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The searchable fields, with the names of the vendor's index. */
const FIELDS: Record<string, (filter: Writable<Filter>, value: string) => void> = {
  type: (filter, value) => (filter.types = [...(filter.types ?? []), value]),
  subtype: (filter, value) => (filter.subtypes = [...(filter.subtypes ?? []), value]),
  'source.system': (filter, value) => (filter.sourceSystem = value),
  'taxonomy.primary_section._id': (filter, value) => (filter.primarySection = sectionPath(value)),
  'taxonomy.sections._id': (filter, value) =>
    (filter.sections = [...(filter.sections ?? []), sectionPath(value)]),
  'taxonomy.tags.slug': (filter, value) => (filter.tags = [...(filter.tags ?? []), tagSlug(value)]),
  'credits.by._id': (filter, value) => (filter.authors = [...(filter.authors ?? []), value]),
  'content_restrictions.content_code': (filter, value) => (filter.contentCode = value),
};

/**
 * Parses a search such as `type:story AND source.system:composer "café de altura"`: fields filter, other words are
 * searched in the text. A repeated field matches either value.
 * @throws HttpError 400 for a field that cannot be searched
 */
export function parseSearch(query: string): Filter {
  const filter: Writable<Filter> = {};
  const words: string[] = [];
  for (const [term, field, quoted, bare] of query.matchAll(
    /(?:([\p{L}_][\p{L}\d_.]*):)?(?:"([^"]*)"|([^\s"]+))/gu,
  )) {
    const value = quoted ?? bare ?? '';
    if (field === undefined) {
      if (!/^(AND|\+)$/.test(term)) words.push(quoted === undefined ? value : `"${value}"`);
      continue;
    }
    const read = FIELDS[field];
    if (read === undefined) {
      const known = Object.keys(FIELDS).join(', ');
      throw new HttpError(
        400,
        'invalid_query',
        `queryString: cannot search by '${field}'; known fields: ${known}.`,
      );
    }
    read(filter, value);
  }
  if (words.length > 0) filter.words = words.join(' ');
  return filter;
}
