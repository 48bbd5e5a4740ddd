import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { bodyGalleryIsland } from '../../src/blocks/body/BodyGallery/island.ts';
import { filmIsland } from '../../src/blocks/body/BodyVideo/island.ts';
import { FIXTURE_OPTIONS } from '../../src/domain/fixtures/index.ts';
import {
  PUBLIC_PREVIEW,
  readableArticle,
  type ArticleAccess,
  type PreparedArticle,
} from '../../src/domain/index.ts';
import { prepareArticle } from '../../src/domain/server.ts';
import { preload } from '../../src/islands/server.tsx';
import { Article, previewBox, type ArticleProps } from '../../src/patterns/article/ArticlePage/index.ts';
import { promoProps } from '../../src/patterns/paywall/PromoBox/promo-props.ts';
import { brand } from '../../src/themes/weekly/index.ts';
import { LOCKED_DOCUMENTS, lockedPlacesIn } from '../support/locked-documents.ts';
import { ANSWERS, requested, bytesOf } from './answers.tsx';
import { publicTakers } from './takers.ts';

const DOCUMENTS = Object.entries(LOCKED_DOCUMENTS);

/** The locked places that the outputs for readers with this access have. */
const placesIn = (raw: object, access: ArticleAccess): string[] =>
  lockedPlacesIn(
    Object.values(ANSWERS)
      .map((answer) =>
        typeof answer === 'object' && 'cut' in answer ? bytesOf(answer.cut(requested(raw, access))) : '',
      )
      .join('\n'),
  );

// A gallery and a film are in the page as islands with their props.
beforeAll(() => preload([bodyGalleryIsland, filmIsland]));

describe('P1 a locked document', () => {
  it('is asked of every public function and piece that takes one, or a part of one', () => {
    expect(Object.keys(ANSWERS).sort()).toEqual(publicTakers());
  });

  it.each(DOCUMENTS)('is searched in all its places: a subscriber gets those of the %s', (_name, raw) => {
    expect(placesIn(raw, 'whole')).toEqual(lockedPlacesIn(JSON.stringify(raw)));
  });

  for (const [name, answer] of Object.entries(ANSWERS)) {
    if (answer === 'part' || answer === 'server') continue;
    it.each(DOCUMENTS)(`${name} has no locked word of the %s`, (_name, raw) => {
      const input = requested(raw, PUBLIC_PREVIEW);
      const output = 'cut' in answer ? answer.cut(input) : answer.says(input.document);
      expect(lockedPlacesIn(bytesOf(output))).toEqual([]);
    });
  }

  it.each(Object.entries(ANSWERS).filter(([, answer]) => answer !== 'part' && answer !== 'server'))(
    'is one of which %s says something, so that its search can fail',
    (_name, answer) => {
      const said = DOCUMENTS.map(([, raw]) => {
        const input = requested(raw, 'whole');
        if (typeof answer === 'string') return '';
        return bytesOf('cut' in answer ? answer.cut(input) : answer.says(input.document));
      });
      expect(said.some((bytes) => !['', '[]', '{}', 'null'].includes(bytes))).toBe(true);
    },
  );

  it('stays locked when its preview is asked for whole', () => {
    const { article } = requested(LOCKED_DOCUMENTS.story, PUBLIC_PREVIEW);
    expect(readableArticle(article, 'whole')).toEqual(article);
    expect(readableArticle(article, PUBLIC_PREVIEW)).toEqual(article);
  });

  it('has in its preview no field without a decision', () => {
    const { article } = requested(LOCKED_DOCUMENTS.story, 'whole');
    const more = { ...article, transcript: 'Todo lo que dice.' };
    expect(readableArticle(more, PUBLIC_PREVIEW)).not.toHaveProperty('transcript');
  });
});

describe('P1 callers without types', () => {
  const { article, document } = requested(LOCKED_DOCUMENTS.live, 'whole');
  const { access: _access, ...uncut } = article;

  it.each([undefined, 'all', {}, { kind: 'preview' }, { kind: 'preview', paragraphs: NaN }])(
    'cannot prepare an article for %j',
    (access) => {
      const options = { ...FIXTURE_OPTIONS, access: access as unknown as ArticleAccess };
      expect(() => prepareArticle(document, options)).toThrow(
        "'whole', or { kind: 'preview', paragraphs: 3 }",
      );
    },
  );

  it.each([
    'Article',
    'articleData',
    'galleryData',
    'liveBlogData',
    'recipeData',
    'videoData',
    'syndicatedItem',
    'readLiveBlog',
  ])('cannot give %s an article that was not cut', (name) => {
    const answer = ANSWERS[name] as { cut: (input: object) => unknown };
    expect(() => bytesOf(answer.cut({ article: uncut, document }))).toThrow('may have locked text');
  });

  it('cannot put the box below a whole article, nor posts below a preview', () => {
    const preview = readableArticle(article, PUBLIC_PREVIEW);
    const box = previewBox(preview, promoProps(brand, '/'));
    const show = (props: object): string =>
      renderToString(<Article article={article} presets={brand.article} url="https://x.co/" {...props} />);
    expect(() => show({ locked: box })).toThrow('this one is whole');
    const live = { stretch: { order: 'newest', posts: [], newest: true }, path: '/' };
    expect(() => show({ article: preview, locked: box, live })).toThrow('this article is a preview');
  });
});

it('P1 is a matter of types: an article that was not cut is no prop', () => {
  const { access: _access, ...uncut } = requested(LOCKED_DOCUMENTS.story, 'whole').article;
  // @ts-expect-error -- it has no access
  const missing: PreparedArticle = uncut;
  // @ts-expect-error -- a word is no cut
  const claimed: PreparedArticle['access'] = 'preview';
  const needs: ArticleProps['article'] = requested(LOCKED_DOCUMENTS.story, PUBLIC_PREVIEW).article;
  expect([missing.access, claimed, needs.access]).toEqual([undefined, 'preview', 'preview']);
});

it('P1 is a matter of types: a box belongs to a preview', () => {
  const { article } = requested(LOCKED_DOCUMENTS.story, 'whole');
  const offer = promoProps(brand, '/');
  // @ts-expect-error -- it does not say of which article
  const loose: ArticleProps['locked'] = offer;
  expect(loose).toBe(offer);
  expect(previewBox(article, offer)).toBeUndefined();
  expect(previewBox(readableArticle(article, PUBLIC_PREVIEW), offer)).toEqual({ promo: offer });
});
