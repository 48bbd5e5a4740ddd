// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../components/browser-stubs.ts';
import { articleOf } from '../../domain/fixtures/index.ts';
import { elements, image } from '../../domain/fixtures/elements.ts';
import type { PreparedArticle } from '../../domain/article/prepare.ts';
import type { BrandArticle } from '../../themes/brand.ts';
import { Article, headerOf } from './Article.tsx';
import { ArticlePage } from './ArticlePage.tsx';

beforeEach(() => stubBrowser());

const LOOK: BrandArticle = { header: 'overlay', dropCap: true, share: 'line', quote: 'rules' };

const article = (own: object = {}, section = '/nacion'): PreparedArticle =>
  articleOf({
    _id: 'A',
    type: 'story',
    version: '0.10.7',
    canonical_url: '/nacion/articulo/rio/1/',
    headlines: { basic: 'El río volvió a su cauce' },
    copyright: 'Ana Ruiz',
    promo_items: { basic: image },
    taxonomy: {
      primary_section: { _id: section, name: 'Nación' },
      sections: [{ _id: section, name: 'Nación' }],
      tags: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((slug) => ({ slug, text: slug })),
    },
    content_elements: [elements.text.element],
    ...own,
  });

const show = (prepared: PreparedArticle, locked = false) =>
  render(
    <ArticlePage side={<p>Lo último</p>}>
      <Article
        article={prepared}
        look={LOOK}
        url="https://www.ejemplo.com/a/"
        {...(locked && {
          locked: { button: 'Suscríbase', price: '$1', period: 'al año', href: '/store/', signIn: '/login/' },
        })}
      />
    </ArticlePage>,
  );

describe('N2 article header', () => {
  it('has one h1, and the byline as a link to the author', () => {
    show(article());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/autor/ana-ruiz/');
  });

  it('an opinion is centred and has no column beside it', () => {
    show(article({}, '/opinion'));
    const shown = screen.getByRole('article');
    expect(shown.dataset).toMatchObject({ layout: 'opinion', header: 'centered' });
    expect(shown.dataset['side']).toBeUndefined();
  });

  it('the links to share stand at the edge only beside a text at the start', () => {
    const share = (header: BrandArticle['header']) =>
      render(
        <Article
          article={article()}
          look={{ ...LOOK, header, share: 'edge' }}
          url="https://www.ejemplo.com/a/"
        />,
      ).container.querySelector('article')?.dataset['share'];
    expect([share('start'), share('centered')]).toEqual(['edge', 'line']);
  });

  it('a header that needs a picture stands at the start without one', () => {
    expect(headerOf(article(), LOOK)).toBe('overlay');
    expect(headerOf(article({ promo_items: {} }), LOOK)).toBe('start');
  });

  it('an elections story carries the banner to /elecciones/', () => {
    show(article({}, '/elecciones'));
    expect(screen.getByRole('link', { name: /Elecciones/ }).getAttribute('href')).toBe('/elecciones/');
  });
});

describe('N10 gallery page', () => {
  it('shows its words under its pictures, and says no reading time', async () => {
    const { container } = show(
      article({
        type: 'gallery',
        canonical_url: '/galeria/rio/',
        content_elements: [image, { _id: 't', type: 'text', content: 'Siete días por el río.' }],
      }),
    );
    await screen.findByRole('group', { name: 'Galería' });
    const [pictures, text] = [...container.querySelectorAll('.column > *')];
    expect(pictures?.querySelectorAll('figure')).toHaveLength(1);
    expect(text?.textContent).toContain('Siete días por el río.');
    expect(screen.queryByText(/min de lectura/)).toBeNull();
  });
});

describe('N11 video page', () => {
  it('says how long the video is, and does not repeat the headline under it', () => {
    const { container } = show(
      article(
        {
          type: 'video',
          duration: 760_000,
          streams: [{ stream_type: 'mp4', url: 'https://v.ejemplo.com/a.mp4' }],
        },
        '/videos',
      ),
    );
    expect(screen.getByText('Video de 12:40')).toBeTruthy();
    expect(container.querySelector('.lead video')?.getAttribute('preload')).toBe('none');
    expect(container.querySelector('.lead figcaption')).toBeNull();
  });
});

describe('N8 developing news', () => {
  it("shows 'Noticia en desarrollo'", () => {
    show(article({ subtype: 'En desarrollo' }));
    expect(screen.getByText('Noticia en desarrollo')).toBeTruthy();
  });
});

describe('N14 related tags', () => {
  it("shows at most five in 'Relacionados'", () => {
    show(article());
    const tags = within(screen.getByRole('navigation', { name: 'Relacionados' })).getAllByRole('link');
    expect(tags.map((link) => link.getAttribute('href'))).toEqual(
      ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((slug) => `/noticias/${slug}/`),
    );
  });
});

describe('P1 locked article', () => {
  it('ends with the offer and the way to sign in', () => {
    show(article(), true);
    expect(screen.getByRole('link', { name: 'Suscríbase' }).getAttribute('href')).toBe('/store/');
    expect(screen.getByRole('link', { name: 'Inicie sesión' }).getAttribute('href')).toBe('/login/');
  });
});
