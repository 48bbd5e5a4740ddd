import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieces as publicPieces, SOURCE } from '../../compiler/entries.ts';
import type { Consumer } from './consumer.ts';
import { BUILT_WITHIN_MS, buildNext, installNext } from './next-app.ts';
import { withoutStories, writeStories } from './stories.ts';

const pieces = publicPieces(SOURCE);

describe('every public component, block and pattern', () => {
  it('has stories, the one home of sample props', () => {
    expect(withoutStories(pieces)).toEqual([]);
  });

  describe('in a server component of a Next app', () => {
    let consumer: Consumer;
    /** The library's classes in each story's HTML, as a plain server renders it. */
    let expected: Record<string, string[]>;
    beforeAll(async () => {
      consumer = await installNext('next-pieces');
      await writeStories(pieces, consumer.dir, join(consumer.dir, 'pieces'));
      expected = JSON.parse(await consumer.run('node', ['render.mjs'], { NODE_ENV: 'production' })) as Record<
        string,
        string[]
      >;
      await buildNext(consumer);
    }, BUILT_WITHIN_MS);
    afterAll(() => consumer?.remove());

    it('shows most of them: only pieces that open in the browser have no HTML on a server', () => {
      const empty = pieces.filter((piece) =>
        Object.entries(expected).every(
          ([story, names]) => !story.startsWith(`${piece}/`) || names.length === 0,
        ),
      );
      expect(empty).toEqual([
        'blocks/body/GalleryViewer',
        'patterns/account/AuthDialog',
        'patterns/consent/ConsentDialog',
      ]);
    });

    it.each(pieces)('%s renders all that a plain server renders of it', (piece) => {
      const stories = Object.keys(expected).filter((name) => name.startsWith(`${piece}/`));
      expect(stories.length).toBeGreaterThan(0);
      for (const story of stories) {
        const html = readFileSync(join(consumer.dir, `.next/server/app/${story}.html`), 'utf8');
        // Suspended content can follow the page's elements; scripts contain the tree as data.
        const shown = html.replaceAll(/<script\b[^]*?<\/script>/g, '');
        const missing = expected[story]!.filter((name) => !new RegExp(`["\\s]${name}["\\s]`).test(shown));
        expect(missing, story).toEqual([]);
      }
    });
  });
});
