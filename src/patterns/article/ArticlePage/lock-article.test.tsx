// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import fc from '../../../../tests/support/fuzz.ts';
import { ArticleBody } from '../../../blocks/body/ArticleBody/ArticleBody.tsx';
import { UpdatesBox } from '../../../blocks/lists/UpdatesBox/UpdatesBox.tsx';
import { FREE_PARAGRAPHS } from '../../../domain/article/free-body.ts';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked-article.ts';
import { updateEntries } from '../../../domain/article/updates.ts';
import type { BodyBlock } from '../../../domain/body/block.ts';
import { previewBody } from '../../../domain/body/preview.ts';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { brand } from '../../../themes/weekly/index.ts';
import { accountBoxProps, promoProps } from '../../paywall/PromoBox/promo-props.ts';
import { LIVE_PARTS } from '../LiveBlog/live-parts.ts';
import { Article } from './Article.tsx';
import { lockArticle, METERED_PART_CLASS } from './lock-article.ts';

const PATH = '/nacion/articulo/x/';

const paragraphsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: `t${at}`, type: 'text', content: `Párrafo ${at + 1}.` }));

/** @param body its elements, or how many paragraphs it has */
function open(body: number | readonly object[], metered = true, section = '/nacion') {
  const article = articleOf({
    _id: 'A',
    type: 'story',
    taxonomy: { sections: [{ type: 'section', _id: section, name: 'Sección' }] },
    version: '0.10.7',
    canonical_url: '/nacion/articulo/rio/1/',
    headlines: { basic: 'El río volvió a su cauce' },
    sign_off: 'Con información de la agencia.',
    corrections: [{ type: 'correction', correction_type: 'correction', text: 'El puente mide 90 metros.' }],
    content_elements: typeof body === 'number' ? paragraphsOf(body) : body,
  });
  const box = metered && {
    metered: [
      { campaign: brand.routes.subscribe, box: promoProps(brand, PATH) },
      { campaign: brand.routes.register, box: accountBoxProps(brand, PATH) },
    ],
  };
  const { container } = render(
    <Article article={article} presets={brand.article} url="https://www.ejemplo.com/a/" {...box} />,
  );
  const texts = () =>
    [...container.querySelectorAll('.article-body > p')].map(({ textContent }) => textContent);
  return { container, texts };
}

describe('P4 a story that the paywall locks in the browser', () => {
  it('is whole and has a hidden box until then', () => {
    const { texts } = open(8);
    expect(texts()).toHaveLength(8);
    expect(screen.queryByRole('link', { name: brand.offer.button })).toBeNull();
  });

  it('ends after the free paragraphs with the box', () => {
    const { container, texts } = open(8);
    lockArticle(document);
    expect(texts()).toEqual(['Párrafo 1.', 'Párrafo 2.', 'Párrafo 3.']);
    expect(screen.getByRole('link', { name: brand.offer.button })).toBeVisible();
    expect(container.querySelectorAll(`.${LOCKED_PART_CLASS}`)).toHaveLength(1);
    expect(container.querySelector<HTMLElement>('.text')?.dataset['locked']).toBe('');
  });

  it.each([
    [brand.routes.subscribe, 'Contenido para suscriptores'],
    [brand.routes.register, 'Contenido para lectores con cuenta'],
    ['/otra/', 'Contenido para suscriptores'],
    [undefined, 'Contenido para suscriptores'],
  ])('by a rule that names %s it has the box %s alone', (campaign, name) => {
    open(8);
    lockArticle(document, campaign);
    expect(screen.getAllByRole('region').map((box) => box.getAttribute('aria-label'))).toEqual([name]);
  });

  it('shows at most half of a short one', () => {
    const { texts } = open(4);
    lockArticle(document);
    expect(texts()).toEqual(['Párrafo 1.', 'Párrafo 2.']);
  });

  it('ends without the sign-off and the corrections, which reveal its text', () => {
    open(8);
    expect(screen.getByText('Con información de la agencia.')).toBeVisible();
    expect(screen.getByText('El puente mide 90 metros.')).toBeVisible();
    lockArticle(document);
    expect(screen.queryByText('Con información de la agencia.')).toBeNull();
    expect(screen.queryByText('El puente mide 90 metros.')).toBeNull();
  });

  it('stays whole on a page without the box', () => {
    const { texts } = open(8, false);
    lockArticle(document);
    expect(texts()).toHaveLength(8);
  });

  it('also locks the text of a confidential', () => {
    const { texts } = open(8, true, '/confidenciales');
    expect(texts()).toHaveLength(8);
    lockArticle(document);
    expect(texts()).toEqual(['Párrafo 1.', 'Párrafo 2.', 'Párrafo 3.']);
  });

  const html = fc
    .constantFrom(1, 2, 90, 161)
    .map((count) => `<b>Uno</b><br>&amp; ${Array.from({ length: count }, (_, at) => at).join(' ')}`);
  const caption = { text: 'Pie', caption: 'Pie', credit: '' };
  const blocks = fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: html.map((text) => ({ type: 'text', html: text })) },
        html.map((text) => ({ type: 'html', html: `<table><td>${text}</td></table>`, textual: true })),
        html.map((text) => ({ type: 'html', html: `<h2>${text}</h2>` })),
        html.map((text) => ({ type: 'time-stamp', time: '8:00 am', dateTime: '', level: 2, html: text })),
        fc.constant({ type: 'time-stamp', time: '9:00 am', dateTime: '', level: 2, html: '' }),
        html.map((text) => ({ type: 'header', level: 3, html: text })),
        html.map((text) => ({ type: 'endorsement', html: text })),
        html.map((text) => ({ type: 'interstitial', label: 'Contexto:', href: '/a/', html: text })),
        html.map((text) => ({
          type: 'list',
          ordered: false,
          items: [{ blocks: [{ type: 'text', id: 'l', html: text }] }],
        })),
        html.map((text) => ({
          type: 'quote',
          variant: 'quote',
          blocks: [{ type: 'text', id: 'l', html: text }],
        })),
        fc.constantFrom(
          { type: 'divider' },
          { type: 'image', picture: { url: '/a.jpg', alt: '', renditions: [] }, caption },
          { type: 'rating', value: 3, min: 1, max: 5, units: 'estrellas' },
        ),
      ),
      { maxLength: 9 },
    )
    .map((list) => list.map((block, at) => ({ id: `b${at}`, ...block })) as BodyBlock[]);

  it('leaves the text that the server sends of a locked story, and of the lists beside it', () => {
    const show = (body: readonly BodyBlock[]): void => {
      const updates = updateEntries(body);
      document.body.innerHTML = renderToStaticMarkup(
        <>
          <div>
            <UpdatesBox place="text" updates={updates} />
            <ArticleBody blocks={body} />
            <div className={METERED_PART_CLASS} hidden />
          </div>
          <UpdatesBox place="side" updates={updates} />
        </>,
      );
    };
    const texts = (): string[] =>
      [...document.querySelectorAll('.article-body, [data-place]')].map(({ textContent }) =>
        textContent.trim(),
      );
    fc.assert(
      fc.property(blocks, (body) => {
        show(previewBody(body, FREE_PARAGRAPHS));
        const sent = texts();
        show(body);
        lockArticle(document);
        expect(texts()).toEqual(sent);
      }),
    );
  });

  it.each([
    ['none, as a text with fewer than three has', 4, 0],
    ['those of the free part', 7, 3],
  ])('leaves of its chapters %s', (_which, count, left) => {
    const body = Array.from({ length: count }, (_, at) => [
      { _id: `h${at}`, type: 'header', level: 2, content: `Capítulo ${at + 1}` },
      { _id: `t${at}`, type: 'text', content: 'Un párrafo.' },
    ]).flat();
    const { container } = open(body, true, '/especiales');
    const chapters = () => [...container.querySelectorAll<HTMLAnchorElement>('.chapters a')];
    expect(chapters()).toHaveLength(count);
    lockArticle(document);
    expect(chapters()).toHaveLength(left);
    for (const { hash } of chapters()) expect(container.querySelector(hash)).not.toBeNull();
    expect(container.querySelectorAll('nav.chapters, [data-chapters]')).toHaveLength(left > 0 ? 2 : 0);
  });

  it('leaves no entry for the posts of a live blog, which it removes', () => {
    const entry = { id: 'post', time: '8:00 am', dateTime: '', text: 'Lo que dice la entrada' };
    document.body.innerHTML = renderToStaticMarkup(
      <>
        <div>
          <section {...{ [LIVE_PARTS.root]: '' }}>
            <article id={entry.id}>{entry.text}</article>
          </section>
          <div className={METERED_PART_CLASS} hidden />
        </div>
        <UpdatesBox updates={[entry]} />
        <nav>
          <ul>
            <li>
              <a href="#otra">Otra parte de la página</a>
            </li>
          </ul>
        </nav>
      </>,
    );
    lockArticle(document);
    expect(document.body).not.toHaveTextContent(entry.text);
    expect(document.body).toHaveTextContent(/^Otra parte de la página$/);
  });
});
