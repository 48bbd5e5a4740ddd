// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { UpdatesBox } from 'rotativa/blocks/lists/UpdatesBox';
import { PUBLIC_PREVIEW, type ArticleAccess } from 'rotativa/domain';
import { prepareArticle } from 'rotativa/domain/server';
import { Article, ArticlePage, previewBox, type ArticleProps } from 'rotativa/patterns/article/ArticlePage';
import { promoProps } from 'rotativa/patterns/paywall/PromoBox';
import { brand } from 'rotativa/themes/weekly';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../../tests/contract/documents.ts';
import { showLockedPart } from './show-locked-part.ts';

const text = (id: number, content: string) => ({ _id: `t${id}`, type: 'text', content });
const heading = (id: number) => ({ _id: `h${id}`, type: 'header', level: 2, content: `Capítulo ${id}` });
const IDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** @see N6, N12 The kinds of stories whose text is not a body alone. */
const KINDS: readonly [string, section: string, elements: readonly object[]][] = [
  ['a story', '/nacion', IDS.map((id) => text(id, `Párrafo ${id}.`))],
  ['a story of one long paragraph', '/nacion', [text(1, 'Una palabra y otra. '.repeat(90))]],
  ['a story with times', '/nacion', IDS.map((id) => text(id, `${id}:30 am Noticia ${id}`))],
  [
    'a story whose times begin after the free part',
    '/nacion',
    IDS.map((id) => text(id, id > 4 ? `${id}:30 am Noticia ${id}` : `Párrafo ${id}.`)),
  ],
  ['a special', '/especiales', IDS.flatMap((id) => [heading(id), text(id, `Párrafo ${id}.`)])],
  ['a confidential', '/confidenciales', IDS.map((id) => text(id, `Párrafo ${id}.`))],
];

function pageOf(
  section: string,
  elements: readonly object[],
  access: ArticleAccess,
  live?: ArticleProps['live'],
) {
  const story = documentOf({
    _id: 'A',
    type: 'story',
    version: '0.10.7',
    canonical_url: '/nacion/articulo/rio/1/',
    headlines: { basic: 'El río volvió a su cauce' },
    taxonomy: { sections: [{ type: 'section', _id: section, name: 'Sección' }] },
    sign_off: 'Con información de la agencia.',
    content_elements: elements,
  });
  const article = prepareArticle(story, { access, product: brand.product, siteName: brand.name });
  const posts = live?.stretch.posts.map(({ title, ...post }) => ({ ...post, text: title }));
  return renderToString(
    <ArticlePage side={<UpdatesBox place="side" updates={posts ?? article.updates} />}>
      <Article
        article={live ? { ...article, body: [] } : article}
        presets={brand.article}
        url="https://www.ejemplo.com/a/"
        locked={previewBox(article, promoProps(brand, '/nacion/articulo/rio/1/'))}
        live={live}
      />
    </ArticlePage>,
  );
}

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The text of the page, without the announcement, and without ads: the beginning stays as it is, and it has fewer. */
function textsOf(page: Document): string[] {
  return [...page.querySelectorAll('.column, .side')].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('[role=status].rt-visually-hidden, .rt-body-ad')) part.remove();
    return copy.textContent ?? '';
  });
}

describe('P1, P2 the rest of a locked article', () => {
  it.each(KINDS)('makes of %s the page that a subscriber gets at once', async (_kind, section, elements) => {
    document.body.innerHTML = pageOf(section, elements, PUBLIC_PREVIEW);
    const whole = parsed(pageOf(section, elements, 'whole'));
    expect(textsOf(document)).not.toEqual(textsOf(whole));
    const beginning = document.querySelector('.rt-article-body > :first-child');
    await showLockedPart(document, whole);
    expect(textsOf(document)).toEqual(textsOf(whole));
    const links = document.querySelectorAll<HTMLAnchorElement>('.rt-article-page li > a[href^="#"]');
    for (const { hash } of links) expect(document.querySelectorAll(hash)).toHaveLength(1);
    if (elements.length > 1) expect(beginning?.isConnected).toBe(true);
    expect(document.querySelector<HTMLElement>('article')?.dataset).toEqual(
      whole.querySelector<HTMLElement>('article')?.dataset,
    );
  });

  it('makes of a live blog the page with its posts', async () => {
    const [, section, elements] = KINDS[2]!;
    document.body.innerHTML = pageOf(section, elements, PUBLIC_PREVIEW);
    const post = { id: 'p1', time: '8:30 am', dateTime: '', title: 'Lo que dice la entrada', titleHtml: '' };
    const live = {
      path: '/nacion/articulo/rio/1/',
      stretch: { order: 'newest', posts: [{ ...post, body: [] }] },
    } as unknown as NonNullable<ArticleProps['live']>;
    const whole = parsed(pageOf(section, elements, 'whole', live));
    await showLockedPart(document, whole);
    expect(textsOf(document)).toEqual(textsOf(whole));
    expect(document.body).toHaveTextContent(post.title);
  });
});
