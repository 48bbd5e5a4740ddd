import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { EVERYTHING } from '../../support/everything.ts';
import { samplePath } from '../support/inventory.ts';
import { axeFindings, openPage, origin, overflow } from '../support/open-page.ts';
import { ODD_DOCUMENTS } from './odd-documents.ts';
import { missingWords, wordsOfDocument } from './words.ts';

/** The gate tries one in so many real documents; every night tries all. */
const EVERY = 6;

// Real documents that are not in the repository. ROTATIVA_FIXTURES names their folder.
const FOLDER = resolve(
  import.meta.dirname,
  '../../..',
  process.env['ROTATIVA_FIXTURES'] ?? '../shared/fixtures',
  'ans',
);
const FILES = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json') && name !== 'manifest.json')
      .filter((_, at) => EVERYTHING || at % EVERY === 0)
  : [];
if (FILES.length === 0) console.warn(`No real ANS documents in ${FOLDER}: their pages are not tested.`);

interface Report {
  pages: { path: string }[];
  refused: { path: string; reason: string }[];
}

async function importDocument(raw: unknown): Promise<Report> {
  const response = await fetch(
    `${inject('contentOrigin')}/content/v1/import?_website=${BRAND_CONFIGS.weekly.slug}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(raw),
    },
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Report;
}

/** Problems that a machine without a network, or a document with invented addresses, causes. */
const OUTSIDE =
  /ERR_|Failed to load resource|^request: |^status \d+: (?!http:\/\/localhost)|\/(pictures|images)\//;

/** Heading levels come from the document. Levels that an editor skipped stay skipped. */
const OWN_LEVELS = /^heading-order:/;

const WIDTHS = [360, 1280] as const;
type Width = (typeof WIDTHS)[number];

/** The width at which a document's page loads: every second one loads in a phone. */
const firstWidth = (index: number): Width => WIDTHS[index % WIDTHS.length]!;

/** Problems of a document's page, loaded at one width and resized to the other; none for a document that redirects. */
async function problemsOf(path: string, words: readonly string[], first: Width): Promise<string[]> {
  const answer = await fetch(new URL(path, origin('weekly')), { redirect: 'manual' });
  if (answer.status === 301) return [];
  if (answer.status !== 200) return [`${path} answered ${answer.status}`];
  const found: string[] = [];
  const { page, problems, close } = await openPage({ brand: 'weekly', path, width: first });
  try {
    for (const width of [first, ...WIDTHS.filter((other) => other !== first)]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await missingWords(page, words)).map((text) => `${width}: not readable: ${text}`));
      const wider = await overflow(page);
      if (wider > 0) found.push(`${width}: ${wider} px wider than the window`);
      if (await page.evaluate(() => '__roto' in window)) found.push(`${width}: a script of the document ran`);
      const findings = width === 360 ? await axeFindings(page) : [];
      found.push(...findings.filter((finding) => !OWN_LEVELS.test(finding)));
    }
    found.push(...problems.filter((problem) => !OUTSIDE.test(problem)));
  } finally {
    await close();
  }
  return found;
}

describe('odd documents: all words readable, no error, no horizontal overflow', () => {
  it.each(Object.entries(ODD_DOCUMENTS).map(([name, raw], at) => [name, firstWidth(at), raw] as const))(
    '%s, loaded at %i px',
    async (_name, first, raw) => {
      const { pages, refused } = await importDocument(raw);
      expect(refused).toEqual([]);
      expect(await problemsOf(pages[0]!.path, wordsOfDocument(raw), first)).toEqual([]);
    },
  );
});

describe.skipIf(FILES.length === 0)('real ANS documents (needs ROTATIVA_FIXTURES)', () => {
  it.each(FILES.map((file, at) => [file, firstWidth(at)] as const))(
    '%s, loaded at %i px, is rejected with a reason, or all its words are readable',
    async (file, first) => {
      const raw: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
      const { pages, refused } = await importDocument(raw);
      for (const { path, reason } of refused) expect([path, reason]).not.toContain('');
      const [only, ...others] = pages;
      // In a list, each document has a separate page, whose words are not in this file.
      if (only && others.length === 0)
        expect(await problemsOf(only.path, wordsOfDocument(raw), first)).toEqual([]);
      for (const { path } of others.length > 0 ? pages : [])
        expect(await problemsOf(path, [], first)).toEqual([]);
    },
  );
});

// After the import of all documents: a missing field must not break the lists.
describe('lists with imported documents', () => {
  it.each([360, 1280] as const)(
    'a section at %i px: every card has a name, nothing is too wide',
    async (width) => {
      const path = await samplePath({ brand: 'weekly', sample: 'section' });
      const { page, problems, close } = await openPage({ brand: 'weekly', path, width });
      try {
        expect(await axeFindings(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        expect(problems.filter((problem) => !OUTSIDE.test(problem))).toEqual([]);
      } finally {
        await close();
      }
    },
  );
});
