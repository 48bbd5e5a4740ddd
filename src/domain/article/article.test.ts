import { describe, expect, it } from 'vitest';
import type { AnsDocument } from '../ans/document.ts';
import { documentOf, rawGallery, rawMalformed, rawStory, rawVideo } from '../fixtures/index.ts';
import { kickerOf, repeatsLive } from './kicker.ts';
import { captionWithCredit, creditLine, creditNames, isIllustration } from './caption.ts';
import { documentKind, isDeveloping, isElections, isOpinion, isRecipe } from './flags.ts';
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
    ['a document without one', '', 'Sin título'],
    ['markup and nothing else', '<b> </b>', 'Sin título'],
  ])('%s', (_case, basic, name) => {
    expect(titleOf({ headlines: { basic } })).toBe(name);
  });
});

describe('N1 layout selection: the first matching rule applies', () => {
  it.each([
    ['the path contains /galeria', '/fotos/galeria/x/1/', '', [], 'gallery'],
    ['the sections include /galerias', '/x/', '', ['/galerias'], 'gallery'],
    ['except paths containing /caricaturas/galeria/', '/opinion/caricaturas/galeria/x/', '', [], 'standard'],
    [
      'the exception also applies against the section',
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

  it('only the video layout forces the dark mode', () => {
    expect(forcedMode('video')).toBe('dark');
    expect(forcedMode('standard')).toBeUndefined();
  });
});

describe('N2 flags of a standard article', () => {
  it.each([
    '/opinion',
    '/economia/opinion',
    '/finanzas/opinion',
    '/semanariorural/opinion',
    '/mujeres/opinion',
    '/opinion-fucsia',
  ])('%s is opinion', (primary) =>
    expect(isOpinion(filed(primary), { product: 'semanario', opinion: '/opinion-fucsia/' })).toBe(true),
  );
  it.each(['/nacion', '/opinion/columnistas', '/otrorural/opinion', '/opinion-fucsia', ''])(
    '%j is not',
    (primary) => expect(isOpinion(filed(primary), { product: 'semanario' })).toBe(false),
  );
  it.each([
    ['story', '/opinion', 'opinion'],
    ['story', '/nacion', 'story'],
    ['video', '/opinion', 'video'],
    ['gallery', '/opinion', 'gallery'],
  ] as const)('a %s of %s is listed as %s', (type, primary, kind) => {
    expect(documentKind({ ...filed(primary), type }, { product: 'semanario' })).toBe(kind);
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

describe('the kicker', () => {
  const words = { cronica: 'Crónica' };
  const kicker = (fields: object) =>
    kickerOf(documentOf({ ...rawStory, label: {}, subtype: '', ...fields }), words);

  it.each([
    [{ label: { basic: { text: 'Emergencia' } }, subtype: 'cronica' }, 'Emergencia'],
    [{ label: { kicker: { text: 'El <b>río</b>' } } }, 'El río'],
    [{ label: { basic: { text: 'Emergencia', display: false } } }, 'Nación'],
    [{ label: { developing: { text: 'Noticia en desarrollo' } } }, 'Nación'],
    [{ subtype: 'cronica' }, 'Crónica'],
    [{ subtype: 'Crónica' }, 'Crónica'],
    [{ subtype: 'default' }, 'Nación'],
    [{ subtype: 'Plantilla 3' }, 'Nación'],
    [{ subtype: 'constructor' }, 'Nación'],
    [{ subtype: 'sample', taxonomy: {} }, ''],
  ])('of %j is %j', (fields, expected) => {
    expect(kicker(fields)).toBe(expected);
  });

  it('of a live story may repeat its mark', () => {
    expect(['En vivo', 'EN VIVO', 'En vivo: el debate', ''].map(repeatsLive)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("N5 captions and credits: caption, ' | Foto: ', names", () => {
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
  it.each(['illustration', 'Ilustración', 'drawing'])(
    'a picture whose subtype is %j is an illustration',
    (subtype) => {
      expect(isIllustration(subtype)).toBe(true);
      expect(creditLine(credits, '', { illustration: isIllustration(subtype) })).toBe(
        'Ilustración: Ana Ruiz, AFP, Archivo',
      );
    },
  );
  it.each([undefined, 'photo', 'Foto de agencia'])(
    'a picture whose subtype is %j is a photograph',
    (subtype) => {
      expect(isIllustration(subtype)).toBe(false);
    },
  );
  it('a credit that has a prefix keeps it', () => {
    const said = { by: [author('Ilustración: Pola Rey')], affiliation: [] };
    expect(creditLine(said)).toBe('Ilustración: Pola Rey');
    expect(creditLine({ by: [author('Foto: EFE')], affiliation: [] }, '', { illustration: true })).toBe(
      'Ilustración: EFE',
    );
  });
});

describe('N14 tags', () => {
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
  it('there is no lead without promo items', () => {
    expect(leadBlock(documentOf({ ...rawStory, promo_items: {} }))).toBeUndefined();
  });
  it('there is no teaser picture with an unsafe address', () => {
    const raw = { ...rawStory, promo_items: { basic: { type: 'image', url: 'javascript:alert(1)' } } };
    expect(teaserPicture(documentOf(raw))).toBeUndefined();
  });
});
