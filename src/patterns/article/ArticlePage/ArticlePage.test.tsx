// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articleOf } from '../../../domain/fixtures/index.ts';
import { elements, image } from '../../../domain/fixtures/elements.ts';
import { PUBLIC_PREVIEW, readableArticle } from '../../../domain/article/access.ts';
import { LOCKED_PART_CLASS } from '../../../domain/article/locked-article.ts';
import type { PreparedArticle } from '../../../domain/article/prepare.ts';
import type { BrandArticle } from '../../../themes/brand.ts';
import { shareIsland } from '../../../blocks/article/ShareBar/index.ts';
import { filmIsland } from '../../../blocks/body/BodyVideo/island.ts';
import { loadComponent } from '../../../islands/loaded.ts';
import { Article, type ArticleProps } from './Article.tsx';
import { headerOf } from './header-layout.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { previewBox } from './preview-box.ts';

await loadComponent(filmIsland);
await loadComponent(shareIsland);

const PRESETS: BrandArticle = {
  special: 'foot',
  column: 'medal',
  header: 'overlay',
  dropCap: true,
  share: 'line',
  quote: 'rules',
  tags: 'related',
  promo: 'cover',
};

const article = (own: object = {}, section = '/nacion'): PreparedArticle =>
  articleOf({
    _id: 'A',
    type: 'story',
    version: '0.10.7',
    canonical_url: '/nacion/articulo/rio/1/',
    headlines: { basic: 'El río volvió a su cauce' },
    credits: { by: [{ type: 'author', name: 'Ana Ruiz' }] },
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
        article={locked ? readableArticle(prepared, PUBLIC_PREVIEW) : prepared}
        presets={PRESETS}
        url="https://www.ejemplo.com/a/"
        {...(locked && {
          locked: previewBox(readableArticle(prepared, PUBLIC_PREVIEW), {
            button: 'Suscríbase',
            price: '$1*',
            period: 'al año',
            cancel: 'Cancele en cualquier momento',
            href: '/store/',
            signIn: '/login/',
            terms: '/terminos/',
          }),
        })}
      />
    </ArticlePage>,
  );

describe('N2 article header', () => {
  it('has one h1, and a byline that links to the author', () => {
    show(article());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe('/autor/ana-ruiz/');
  });

  it.each(['/edicion', '/semanariorural/edicion'])('shows the whole cover of an edition: %s', (section) => {
    const basic = { ...image, width: 900, height: 1200 };
    const { container } = show(article({ promo_items: { basic } }, section));
    expect(screen.getByRole('article').dataset['header']).toBe('start');
    const cover = container.querySelector('.lead[data-cover] [data-ratio]') as HTMLElement;
    expect(cover.dataset).toMatchObject({ ratio: '3:4', fit: 'contain' });
  });

  it('a wide picture in the place of a cover is cut to its shape', () => {
    const basic = { ...image, width: 1200, height: 900 };
    const { container } = show(article({ promo_items: { basic } }, '/edicion'));
    const cover = container.querySelector('.lead[data-cover] [data-ratio]') as HTMLElement;
    expect(cover.dataset).toMatchObject({ ratio: '3:4', fit: 'cover' });
  });

  it('an opinion is centred and has no side column', () => {
    show(article({}, '/opinion'));
    const shown = screen.getByRole('article');
    expect(shown.dataset).toMatchObject({ layout: 'opinion', header: 'centered' });
    expect(shown.dataset['side']).toBeUndefined();
  });

  it('the share links are at the edge only beside text that is aligned to the start', () => {
    const share = (header: BrandArticle['header']) =>
      render(
        <Article
          article={article()}
          presets={{ ...PRESETS, header, share: 'edge' }}
          url="https://www.ejemplo.com/a/"
        />,
      ).container.querySelector('article')?.dataset['share'];
    expect([share('start'), share('centered')]).toEqual(['edge', 'line']);
  });

  it('a header that needs a picture is aligned to the start without one', () => {
    expect(headerOf(article(), PRESETS)).toBe('overlay');
    expect(headerOf(article({ promo_items: {} }), PRESETS)).toBe('start');
  });

  it('a header that is centred under its picture is centred without one', () => {
    expect(headerOf(article({ promo_items: {} }), { ...PRESETS, header: 'bleed' })).toBe('centered');
  });

  it('an elections story has the banner with a link to /elecciones/', () => {
    show(article({}, '/elecciones'));
    expect(screen.getByRole('link', { name: /Elecciones/ }).getAttribute('href')).toBe('/elecciones/');
  });
});

describe('N12 special', () => {
  const heading = (_id: string, content: string) => ({ _id, type: 'header', level: 2, content });
  const text = elements.text.element;
  const body = [
    text,
    heading('a', 'Día 4. San Agustín'),
    { ...image, _id: 'opens' },
    text,
    { ...image, _id: 'within' },
    heading('b', 'Día 9. Honda'),
    text,
    heading('c', 'El mar'),
    text,
  ];
  const large = { basic: { ...image, width: 1600, height: 900 } };
  const special = (own: object = {}) =>
    article({ promo_items: large, content_elements: body, ...own }, '/especiales');

  it('opens with its picture in the form of the brand, and has no side column', () => {
    show(special());
    expect(screen.getByRole('article').dataset).toMatchObject({ header: 'immersive', special: 'foot' });
    expect(screen.getByRole('article').dataset['side']).toBeUndefined();
  });

  it.each([
    ['without a picture', special({ promo_items: {} }), 'titled'],
    ['with a small picture', special({ promo_items: { basic: { ...image, width: 640 } } }), 'titled'],
  ])('%s opens with its title, in the form of the brand', (_name, prepared, header) => {
    expect(headerOf(prepared, PRESETS)).toBe(header);
  });

  it('links to its chapters, whose headings have their number', () => {
    show(special());
    const links = within(screen.getByRole('navigation', { name: 'Capítulos' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#a', 'Día 4 San Agustín'],
      ['#b', 'Día 9 Honda'],
      ['#c', '3 El mar'],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Día 4 San Agustín' }).id).toBe('a');
    expect(screen.getByRole('heading', { level: 2, name: 'El mar' }).id).toBe('c');
  });

  it('has a picture as wide as the window after the heading of a chapter, else a wide one', () => {
    const { container } = show(special());
    const spans = [...container.querySelectorAll<HTMLElement>('figure[data-span]')];
    expect(spans.map(({ dataset }) => dataset['span'])).toEqual(['bleed', 'wide']);
  });

  it('other articles have neither', () => {
    const { container } = show(article({ content_elements: body }));
    expect(screen.queryByRole('navigation', { name: 'Capítulos' })).toBeNull();
    expect(container.querySelector('figure[data-span]')).toBeNull();
  });
});

describe('N12 a programme', () => {
  const play = (own: object = {}) => article(own, '/semanarioplay');

  it('opens on a dark stage in the brand’s form, with the boxes below the text', () => {
    const { container } = show(play());
    const page = screen.getByRole('article').dataset;
    expect([page['header'], page['special'], page['side']]).toEqual(['stage', 'foot', undefined]);
    const opening = container.querySelector<HTMLElement>('.opening')!;
    expect(opening.dataset['mode']).toBe('dark');
    const header = opening.querySelector('header')!.dataset;
    expect([header['place'], header['stage'], header['form']]).toEqual(['stage', 'foot', undefined]);
  });

  it('has no stage without a still or a player', () => {
    const { container } = show(play({ promo_items: {} }));
    expect(screen.getByRole('article').dataset['header']).toBe('start');
    expect(container.querySelector('[data-mode]')).toBeNull();
  });
});

describe('N8 what is watched', () => {
  const video = (own: object = {}) => article({ type: 'video', ...own }, '/videos');

  it('opens with its title in the form of the brand, and a video with its stage', () => {
    const { container } = show(article({}, '/galerias'));
    expect(screen.getByRole('article').dataset).toMatchObject({ header: 'titled', special: 'foot' });
    const header = container.querySelector('header')!.dataset;
    expect([header['place'], header['stage'], header['form']]).toEqual([undefined, 'foot', undefined]);
    expect(headerOf(video(), PRESETS)).toBe('stage');
    expect(headerOf(video({ promo_items: {} }), PRESETS)).toBe('titled');
  });
});

describe('N12 a confidential', () => {
  it('is a sheet with its name, and each paragraph an item', () => {
    const long = { _id: 't', type: 'text', content: 'Dos ministros llegaron tarde. '.repeat(20) };
    const { container } = show(article({ content_elements: [long] }, '/confidenciales'));
    expect(screen.getByText('Confidenciales').className).toBe('sheet-name');
    expect(container.querySelectorAll('.text p.secret')).toHaveLength(1);
    expect(container.querySelector('[data-drop-cap]')).toBeNull();
  });

  it('keeps the box of scrolling elements', () => {
    const content = '<table><tr><td>1</td></tr></table>';
    const { container } = show(
      article(
        { content_elements: [{ _id: 't', type: 'text', content }, elements.text.element] },
        '/confidenciales',
      ),
    );
    expect(container.querySelectorAll('.text table')).toHaveLength(1);
    expect(container.querySelector('.secret table')).toBeNull();
  });

  it('has no mark on other articles', () => {
    const { container } = show(article());
    expect(container.querySelector('.sheet, .secret')).toBeNull();
  });
});

describe('N10 gallery page', () => {
  it('shows its text below its pictures, and no reading time', async () => {
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

describe('N1 a column that is filed elsewhere too', () => {
  const filed = (...sections: string[]) => ({
    taxonomy: {
      primary_section: { _id: '/opinion', name: 'Opinión' },
      sections: sections.map((_id) => ({ _id, name: _id })),
    },
  });

  it.each([
    [['/opinion'], 'opinion', true],
    [['/opinion', '/videos'], 'video', false],
    [['/opinion', '/especiales'], 'special', false],
    [['/opinion', '/live'], 'live-blog', false],
  ])('in %j has the layout %s', (sections, layout, hasPortrait) => {
    const credits = { by: [{ _id: 'ana', name: 'Ana Ruiz', image: { url: '/images/ana' } }] };
    const { container } = show(article({ ...filed(...sections), credits }));
    expect(container.querySelector('article')!.dataset['layout']).toBe(layout);
    expect(container.querySelector('header[data-variant=opinion]') !== null).toBe(hasPortrait);
  });
});

describe('X11 the mark of a live blog', () => {
  const live = { taxonomy: { sections: [{ _id: '/live', name: 'En vivo' }] } };

  it.each([
    ['a coverage that runs', { running: true }, 1],
    ['a coverage that is over, as a preview too', { running: false }, 0],
    ['a page that does not know', {}, 1],
  ])('of %s', (_, running, marks) => {
    const { container } = render(
      <Article article={article(live)} presets={PRESETS} url="https://www.ejemplo.com/a/" {...running} />,
    );
    expect(container.querySelectorAll('header [data-tone=live]')).toHaveLength(marks);
  });
});

describe('N10 a photo essay', () => {
  it.each([
    [{ form: 'essay' }, 1],
    [{}, 0],
  ])('is what a gallery asks for: %o', async (additional_properties, essays) => {
    const raw = {
      type: 'gallery',
      canonical_url: '/galeria/rio/',
      content_elements: [image],
      additional_properties,
    };
    const { container } = show(article(raw));
    await screen.findByRole('button', { name: 'Ver la imagen 1 en pantalla completa' });
    expect(container.querySelectorAll('.essay')).toHaveLength(essays);
  });
});

describe('N11 video page', () => {
  it('shows the duration of the video, and does not repeat the headline below it', () => {
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

describe('N6 the updates', () => {
  const TIMED = [
    { _id: 'u1', type: 'text', content: '10:30 am Hay quórum' },
    { _id: 'u2', type: 'text', content: '11:05 am Se vota el primer artículo' },
  ];

  it('are before the text, for windows without a column beside it', () => {
    const { container } = show(article({ content_elements: TIMED }));
    const box = container.querySelector('[data-place=text]')!;
    expect([...box.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(['#u1', '#u2']);
    const first = container.querySelector('#u1')!;
    expect(box.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('are not there without times', () => {
    expect(show(article()).container.querySelector('[data-place=text]')).toBeNull();
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

  it("shows all in 'Noticias relacionadas' for a brand that wants them", () => {
    render(
      <Article article={article()} presets={{ ...PRESETS, tags: 'all' }} url="https://www.ejemplo.com/a/" />,
    );
    const list = screen.getByRole('navigation', { name: 'Noticias relacionadas' });
    expect(within(list).getAllByRole('link')).toHaveLength(6);
  });
});

describe('P1 locked article', () => {
  it('has a footnote for the asterisk of its price', () => {
    show(article(), true);
    const note = screen.getByRole('link', { name: 'Aplican términos y condiciones' });
    expect(note).toHaveAttribute('href', '/terminos/');
    expect(note.closest('p')?.textContent).toBe('* Aplican términos y condiciones');
  });

  it('ends with the offer and a link to sign in', () => {
    show(article(), true);
    expect(screen.getByRole('link', { name: 'Suscríbase' }).getAttribute('href')).toBe('/store/');
    expect(screen.getByRole('link', { name: 'Inicie sesión aquí' }).getAttribute('href')).toBe('/login/');
  });

  it('has one element for the locked part, without any text', () => {
    const { container } = show(article(), true);
    const places = container.querySelectorAll(`.${LOCKED_PART_CLASS}`);
    expect(places).toHaveLength(1);
    expect(places[0]?.querySelector('.article-body')).toBeNull();
    expect(container.querySelector(`.article-body .${LOCKED_PART_CLASS}`)).toBeNull();
  });
});

describe('N1 parts of a site in an article', () => {
  const parts = {
    underByline: <p>Siga a Ana Ruiz</p>,
    beforeText: <p>Aviso</p>,
    afterText: <p>Relacionadas</p>,
  };
  const preview = readableArticle(article({ sign_off: 'Con información de la agencia.' }), PUBLIC_PREVIEW);
  const page = (own: Partial<ArticleProps>) =>
    render(
      <Article article={preview} presets={PRESETS} url="https://www.ejemplo.com/a/" {...parts} {...own} />,
    );

  it('are below the byline, before the text, in the place of the offer and after it', () => {
    const { container } = page({ locked: previewBox(preview, <p>Hágase socio</p>) });
    const inOrder = [...container.querySelectorAll('h1, p')].map(({ textContent }) => textContent);
    const own = ['Siga a Ana Ruiz', 'Aviso', 'Hágase socio', 'Relacionadas'];
    expect(inOrder.filter((text) => own.includes(text))).toEqual(own);
    expect(container.querySelector('header')).toHaveTextContent('Siga a Ana Ruiz');
    expect(container.querySelector('.before-text + .text')).not.toBeNull();
    expect(container.querySelector(`.${LOCKED_PART_CLASS}`)).toHaveTextContent(/^Hágase socio$/);
    expect(container.querySelector('.text')).toHaveAttribute('data-locked');
    expect(container.querySelector('.rt-promo-box')).toBeNull();
    expect(container.querySelector('.end')?.firstElementChild).toHaveTextContent('Relacionadas');
  });

  it('leave no empty place', () => {
    const { container } = page({ underByline: undefined, beforeText: undefined, afterText: false });
    expect(container.querySelector('.before-text')).toBeNull();
    expect(container.querySelector('header div:empty')).toBeNull();
  });

  it('are no box of a whole article, nor of a brand without an offer', () => {
    expect(previewBox(article(), <p>Hágase socio</p>)).toBeUndefined();
    expect(previewBox(preview, undefined)).toBeUndefined();
  });
});
