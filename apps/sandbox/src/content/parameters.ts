import { MAX_FEED_SIZE, SEARCH_KINDS, SEARCH_PERIOD_NAMES } from 'rotativa/domain';
import { z } from 'zod';
import { sectionPath } from './paths.ts';

/** Maximum offset of feeds. */
const MAX_OFFSET = 10_000;

const whole = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .describe(label);

const list = z.string('must be a comma-separated list').transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

export const sections = list.transform((items) => items.map(sectionPath));
export const names = list;
export const text = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(500, 'must be at most 500 characters');

/** The text that a reader has typed so far, which may be empty. */
export const typed = z.string('must be a text').max(500, 'must be at most 500 characters');

/** The address of a page: a path, or an absolute URL whose host is ignored. */
export const address = z
  .string('must be an address')
  .trim()
  .min(1, 'must not be empty')
  .max(2_000, 'is too long');

const field = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(\.\*)?$/;
export const fields = list.check((context) => {
  for (const item of context.value) {
    if (!field.test(item)) {
      context.issues.push({
        code: 'custom',
        message: `'${item}' is not a dotted field name`,
        input: context.value,
      });
    }
  }
});

/** An existing calendar day, as in '2026-11-21'. */
export const day = z.iso.date('must be a day such as 2026-11-21');

/** A month of the years that have an archive, as in '2026-11'. */
export const month = z
  .string('must be a month such as 2026-11')
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

export const sort = z.enum(['publish_date:desc', 'publish_date:asc', 'relevance'], {
  error: 'must be publish_date:desc, publish_date:asc or relevance',
});

export const searchKind = z.enum(SEARCH_KINDS, { error: `must be ${SEARCH_KINDS.join(', ')}` });
export const searchPeriod = z.enum(SEARCH_PERIOD_NAMES, {
  error: `must be ${SEARCH_PERIOD_NAMES.join(', ')}`,
});
export const flag = z.boolean('must be true or false');

/** Types of recommended documents. */
export const recommended = z.enum(['mix', 'story', 'gallery', 'video'], {
  error: 'must be mix, story, gallery or video',
});

/** Common parameters of all feeds. */
export const page = {
  feedSize: whole('items', 1, MAX_FEED_SIZE).default(10),
  feedOffset: whole('offset', 0, MAX_OFFSET).default(0),
  sourceInclude: fields.optional(),
};

export const archivePage = { ...page, feedSize: whole('items', 1, MAX_FEED_SIZE).default(50) };

export const size = whole('items', 1, MAX_FEED_SIZE);
export const offset = whole('offset', 0, MAX_OFFSET);
export const year = whole('year', 1900, 2100);
