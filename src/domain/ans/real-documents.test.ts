import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareArticle } from '../article/prepare.ts';
import { prepareBody } from '../body/prepare-body.ts';
import { readableTexts } from '../body/readable.ts';
import { FIXTURE_OPTIONS } from '../fixtures/index.ts';
import { printed } from '../fixtures/readable.ts';
import { plainText } from '../html/plain-text.ts';
import { guardElement } from '../fixtures/guard-element.ts';
import { guardDocument } from './guard.ts';
import type { ContentElement } from './element.ts';

// Real documents that are not in the repository. ROTATIVA_FIXTURES names their folder.
const folder = join(process.env['ROTATIVA_FIXTURES'] ?? '../shared/fixtures', 'ans');
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'manifest.json')
  : [];

if (files.length === 0) console.warn(`No real ANS documents in ${folder}: their tests are skipped.`);

function elementsOf(raw: unknown): ContentElement[] {
  const document = guardDocument(raw);
  if (document.ok) return document.value.content_elements;
  const element = guardElement(raw);
  return element.ok ? [element.value] : [];
}

/** Elements whose text is omitted on purpose, or is on another page. */
const NOT_PRINTED: readonly ContentElement['type'][] = ['gallery', 'story', 'video'];

describe.skipIf(files.length === 0)('every real ANS document (needs ROTATIVA_FIXTURES)', () => {
  it.each(files)('%s is read, and all its text is in the blocks', (file) => {
    const raw: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const elements = elementsOf(raw);
    const { blocks } = prepareBody(elements, { insertions: [] });
    expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
    const words = printed(blocks).replace(/\s+/g, ' ');
    for (const element of elements.filter(({ type }) => !NOT_PRINTED.includes(type))) {
      for (const text of readableTexts(element)) expect(words).toContain(plainText(text).slice(0, 200));
    }
  });

  it.each(files)(
    '%s makes an article that can be stored, or is rejected with a path and a reason',
    (file) => {
      const raw: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const found = guardDocument(raw);
      if (!found.ok) {
        expect(found.error.path).not.toBe('');
        expect(found.error.reason).not.toBe('');
        return;
      }
      const article = prepareArticle(found.value, FIXTURE_OPTIONS);
      expect(JSON.parse(JSON.stringify(article))).toEqual(article);
      expect(article.headline).toBe(plainText(found.value.headlines.basic) || 'Sin título');
    },
  );
});
