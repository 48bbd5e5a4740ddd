import { describe, expect, it } from 'vitest';
import type { AnsDocument } from '../ans/document.ts';
import { documentOf, rawGallery, rawMalformed, rawStory, rawVideo } from '../fixtures/index.ts';
import { authorHref, byline } from './byline.ts';
import { captionWithCredit, creditLine, creditNames } from './caption.ts';
import { isDeveloping, isElections, isOpinion, isRecipe } from './flags.ts';
import { articleLayout, forcedMode } from './layout.ts';
import { leadBlock } from './lead.ts';
import { teaserPicture } from './promo.ts';
import { tagLinks } from './tags.ts';
import { titleOf } from './title.ts';

function filed(primary: string, sections: readonly string[] = []): AnsDocument {
  const section = (_id: string) => ({ _id, name: '', path: _id });
  return documentOf({
    ...rawStory,
    taxonomy: { ...(primary ? { primary_section: section(primary) } : {}), sections: sections.map(section) },
  });
}

describe('the name of a document', () => {
  it.each([
    ['markup is not part of it', '<b>Llueve</b> en el p&aacute;ramo', 'Llueve en el páramo'],
    ['nobody gave one', '', 'Sin título'],
    ['markup and nothing else', '<b> </b>', 'Sin título'],
  ])('%s', (_case, basic, name) => {
    expect(titleOf({ headlines: { basic } })).toBe(name);
  });
});

describe('N1 layout selection: the first matching rule applies (001 §2)', () => {
  it.each([
    ['the path contains /galeria', '/fotos/galeria/x/1/', '', [], 'gallery'],
    ['the sections include /galerias', '/x/', '', ['/galerias'], 'gallery'],
    ['except paths containing /caricaturas/galeria/', '/opinion/caricaturas/galeria/x/', '', [], 'standard'],
    [
      'the exception also stands against the section',
      '/caricaturas/galeria/x/',
      '',
      ['/galerias'],
      'standard',
    ],
    ['gallery before special', '/especiales/galeria/x/', '/especiales', ['/especiales'], 'gallery'],
    ['the sections include /especiales', '/x/', '/nacion', ['/especiales'], 'special'],
    ['the primary section is /especiales', '/x/', '/especiales', [], 'special'],
    ['the primary section is /especiales-editoriales', '/x/', '/especiales-editoriales', [], 'special'],
    ['it contains /especiales-multimedia', '/x/', '/nacion/especiales-multimedia/rio', [], 'special'],
    ['a section beside the primary one does not', '/x/', '/nacion', ['/especiales-editoriales'], 'standard'],
    ['special before live', '/x/', '', ['/live', '/especiales'], 'special'],
    ['live', '/x/', '', ['/live'], 'live-blog'],
    ['live before confidential', '/x/', '', ['/confidenciales', '/live'], 'live-blog'],
    ['confidential', '/x/', '', ['/confidenciales'], 'confidential'],
    ['videos', '/x/', '', ['/videos'], 'video'],
    ['play', '/x/', '', ['/semanarioplay'], 'play'],
    ['otherwise the standard article', '/nacion/articulo/x/1/', '/nacion', ['/nacion'], 'standard'],
    ['the query is not the path', '/nacion/x/?de=/galeria/', '/nacion', ['/nacion'], 'standard'],
  ])('%s', (_rule, path, primary, sections, layout) => {
    expect(articleLayout(filed(primary, sections), path, 'semanario')).toBe(layout);
  });

  it('the video layout forces a dark theme, no other does', () => {
    expect(forcedMode('video')).toBe('dark');
    expect(forcedMode('standard')).toBeUndefined();
  });
});

describe('N2 flags of a standard article (001 §2)', () => {
  it.each([
    '/opinion',
    '/economia/opinion',
    '/finanzas/opinion',
    '/semanariorural/opinion',
    '/mujeres/opinion',
  ])('%s is opinion', (primary) => expect(isOpinion(filed(primary), 'semanario')).toBe(true));
  it.each(['/nacion', '/opinion/columnistas', '/otrorural/opinion', ''])('%j is not', (primary) => {
    expect(isOpinion(filed(primary), 'semanario')).toBe(false);
  });
  it('recipes and elections by their section', () => {
    expect([
      isRecipe(filed('/recetas')),
      isRecipe(filed('/gente', ['/recetas'])),
      isRecipe(filed('/gente')),
    ]).toEqual([true, true, false]);
    expect([isElections(filed('/elecciones')), isElections(filed('/politica'))]).toEqual([true, false]);
  });
  it.each([
    [{ subtype: 'En desarrollo' }, true],
    [{ label: { basic: { text: 'Noticia en desarrollo' } } }, true],
    [{ taxonomy: { tags: ['noticia-en-desarrollo'] } }, true],
    [{ subtype: 'Desarrollo rural' }, false],
  ])('N8 developing: %j is %j', (fields, expected) => {
    expect(isDeveloping(documentOf({ ...rawStory, ...fields }))).toBe(expected);
  });
});

describe('N13 bylines and the three author routes (001 §2)', () => {
  const options = { product: 'semanario', productName: 'Semanario' };
  const story = (fields: object) =>
    documentOf({ ...rawStory, credits: { by: [{ _id: 'ana-ruiz', name: 'Ana Ruiz' }] }, ...fields });

  it.each([
    ['María Peña', '/autor/maria-pena/'],
    ['Redacción Nación', '/autor/redaccion-nacion/'],
    ["Óscar  O'Neill (Cali)", '/autor/oscar-oneill-cali/'],
  ])(
    '%s leads to its slug: lower-cased, accents stripped, spaces to hyphens, others removed',
    (text, href) => {
      expect(byline(story({ copyright: text }), options)).toEqual({ text: text.replace('  ', ' '), href });
    },
  );

  it('in one reading the link appears only when the byline contains the word Redacción', () => {
    const reading = { ...options, reading: 'newsroom' as const };
    expect(byline(story({ copyright: 'María Peña' }), reading)).toEqual({ text: 'María Peña' });
    expect(byline(story({ copyright: 'Redacción Nación' }), reading).href).toBe('/autor/redaccion-nacion/');
  });

  it.each([
    ['2025-01-26T23:59:59-05:00', { text: 'Redacción Semanario', href: '/autor/redaccion-semanario/' }],
    ['2025-01-27T00:00:00-05:00', { text: 'Ana Ruiz', href: '/autor/ana-ruiz/' }],
    ['2025-06-01T12:00:00Z', { text: 'Ana Ruiz', href: '/autor/ana-ruiz/' }],
  ])('an empty byline of %s', (publish_date, expected) => {
    expect(byline(story({ copyright: '', publish_date }), options)).toEqual(expected);
  });

  it("defaults to 'Redacción {product}' without a link when nobody is named", () => {
    expect(byline(story({ copyright: '', credits: {}, publish_date: null }), options)).toEqual({
      text: 'Redacción Semanario',
    });
  });

  it('a byline of signs alone has no page', () => {
    expect(authorHref('***')).toBeUndefined();
  });
});

describe("N5 captions and credits: caption, ' | Foto: ', names (001 §2)", () => {
  const author = (name: string) => ({ type: 'author' as const, name, social_links: [] });
  const credits = {
    by: [author('Ana Ruiz'), author('Ana Ruiz'), author('')],
    affiliation: [{ name: 'AFP' }, { name: 'Archivo' }],
  };

  it('names people, then agencies, each once', () => {
    expect(creditNames(credits)).toBe('Ana Ruiz, AFP, Archivo');
  });
  it('one affiliation is suppressed by configuration', () => {
    expect(creditNames(credits, { suppressedAffiliations: ['Archivo'] })).toBe('Ana Ruiz, AFP');
  });
  it.each([
    ['La <b>plaza</b>', 'Foto: Ana Ruiz', 'La plaza | Foto: Ana Ruiz', 'Foto: Ana Ruiz'],
    ['', 'Foto: Ana Ruiz', 'Foto: Ana Ruiz', 'Foto: Ana Ruiz'],
    ['La plaza', '', 'La plaza', ''],
    ['La plaza | <i>Foto: Ana Ruiz</i>', 'Foto: Ana Ruiz', 'La plaza | Foto: Ana Ruiz', ''],
  ])('%j and %j give %j', (caption, given, text, credit) => {
    expect(captionWithCredit(caption, given)).toEqual({ text, caption, credit });
  });
  it('falls back to the copyright, without a second prefix', () => {
    expect(creditLine({ by: [], affiliation: [] }, 'Foto: EFE')).toBe('Foto: EFE');
    expect(creditLine({ by: [], affiliation: [] })).toBe('');
  });
});

describe('N14 tags (001 §2)', () => {
  it("links to /noticias/{tag-slug}/, up to five in 'Relacionados'", () => {
    const story = documentOf(rawStory);
    expect(tagLinks(story)).toHaveLength(6);
    expect(tagLinks(story, 5)[0]).toEqual({ text: 'Río Magdalena', href: '/noticias/rio-magdalena/' });
    expect(tagLinks(story, 5)).toHaveLength(5);
  });
});

describe('N2 lead: the main image or video', () => {
  it.each([
    ['the basic image', rawStory, { type: 'image', caption: { credit: 'Foto: Ana Ruiz, AFP' } }],
    ['the video of a video document', rawVideo, { type: 'video', player: { provider: 'file' } }],
    [
      'an embed before the image',
      {
        ...rawStory,
        promo_items: {
          ...rawStory.promo_items,
          html: { type: 'raw_html', content: '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>' },
        },
      },
      { type: 'video', player: { videoId: 'dQw4w9WgXcQ' } },
    ],
    ['a basic video', { ...rawStory, promo_items: { basic: rawVideo } }, { type: 'video' }],
    ['a basic gallery', { ...rawStory, promo_items: { basic: rawGallery } }, { type: 'gallery' }],
    ['the picture of a basic story', { ...rawStory, promo_items: { basic: rawStory } }, { type: 'image' }],
    [
      'an address in place of an image',
      rawMalformed,
      { type: 'image', picture: { url: 'https://imagenes.ejemplo.com/suelta.jpg' } },
    ],
  ])('%s', (_name, raw, expected) => {
    expect(leadBlock(documentOf(raw))).toMatchObject({ id: 'lead', ...expected });
  });
  it('none without promo items', () => {
    expect(leadBlock(documentOf({ ...rawStory, promo_items: {} }))).toBeUndefined();
  });
  it('no teaser picture from an address that is not safe to show', () => {
    const raw = { ...rawStory, promo_items: { basic: { type: 'image', url: 'javascript:alert(1)' } } };
    expect(teaserPicture(documentOf(raw))).toBeUndefined();
  });
});
