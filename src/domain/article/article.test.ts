import { describe, expect, it } from 'vitest';
import type { AnsDocument } from '../ans/document.ts';
import { documentOf, rawGallery, rawMalformed, rawStory, rawVideo } from '../fixtures/index.ts';
import { authorSlugs, bylines, creditHref, isNewsroom } from './byline.ts';
import { kickerOf, repeatsLive } from './kicker.ts';
import { captionWithCredit, creditLine, creditNames, isIllustration } from './caption.ts';
import { documentKind, isDeveloping, isElections, isOpinion, isRecipe, opinionSections } from './flags.ts';
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

describe('N13 bylines and the author routes', () => {
  const options = { product: 'semanario', siteName: 'Fucsia' };
  const story = (fields: object) =>
    documentOf({ ...rawStory, credits: { by: [{ _id: 'ana-ruiz', name: 'Ana Ruiz' }] }, ...fields });
  const by = (...credits: unknown[]) => bylines(story({ credits: { by: credits } }), options);

  it.each(['2016-05-01T12:00:00Z', '2025-01-26T23:59:59-05:00', '2025-06-01T12:00:00Z', null])(
    'credited authors are shown as credited, whenever they wrote (%s)',
    (publish_date) => {
      expect(bylines(story({ publish_date, copyright: '© 2016 Casa Editorial' }), options)).toEqual([
        { text: 'Ana Ruiz', href: '/autor/ana-ruiz/' },
      ]);
    },
  );

  it('all of them, in their order, each once', () => {
    expect(
      by({ _id: 'b', name: 'Luis Peña' }, { name: 'Ana Ruiz' }, { _id: 'b', name: 'Luis Peña' }),
    ).toEqual([
      { text: 'Luis Peña', href: '/autor/b/' },
      { text: 'Ana Ruiz', href: '/autor/ana-ruiz/' },
    ]);
  });

  it("prints the credit's byline, else that of the author's record", () => {
    expect(by({ _id: 'x', name: 'Ansel Adams', byline: 'John Jacob' })[0]?.text).toBe('John Jacob');
    const original = { byline: 'Test User1' };
    expect(by({ name: 'Test user1', additional_properties: { original } })[0]?.text).toBe('Test User1');
  });

  it('vanity credits with names replace the credits', () => {
    const shown = (vanity_credits: unknown) => bylines(story({ vanity_credits }), options)[0]?.text;
    expect(shown({ by: [{ name: 'La Unidad Investigativa' }] })).toBe('La Unidad Investigativa');
    expect([{}, { by: [] }, { by: [{}] }, null].map(shown)).toEqual(Array(4).fill('Ana Ruiz'));
  });

  it('name, portrait and biography are of the same person', () => {
    const portrait = 'https://imagenes.ejemplo.com/sin-nombre.jpg';
    expect(
      by(
        { _id: 'sin-nombre', image: { url: portrait }, description: 'De otra persona.' },
        { name: 'Ana Ruiz', role: 'Editora' },
      ),
    ).toEqual([{ text: 'Ana Ruiz', href: '/autor/ana-ruiz/', role: 'Editora' }]);
    expect(by({ _id: 'sin-nombre', image: { url: portrait } })[0]).not.toHaveProperty('portrait');
  });

  it.each([
    ['María Peña', '/autor/maria-pena/'],
    ['Redacción Nación', '/autor/redaccion-nacion/'],
    ["Óscar  O'Neill (Cali)", '/autor/oscar-oneill-cali/'],
  ])(
    '%s leads to its slug: lower-cased, accents stripped, spaces to hyphens, others removed',
    (name, href) => {
      expect(by({ name })).toEqual([{ text: name.replace('  ', ' '), href }]);
    },
  );

  it('without the settings of a brand an unsigned story names a newsroom, and has no link but its own', () => {
    const old = { display_date: '2020-01-01T00:00:00Z', copyright: '' };
    expect(bylines(story({ ...old, credits: { by: [] } }), {})).toEqual([{ text: 'Redacción' }]);
    expect(isNewsroom({ text: 'Redacción' })).toBe(true);
    expect(opinionSections({})).not.toContainEqual(expect.stringContaining('undefined'));
  });

  it('with the reading newsroom the link appears only when the byline contains the word Redacción', () => {
    const href = (name: string) =>
      bylines(story({ credits: { by: [{ name }] } }), { ...options, reading: 'newsroom' })[0]?.href;
    expect(['María Peña', 'Redacción Nación'].map(href)).toEqual([undefined, '/autor/redaccion-nacion/']);
  });

  it.each([
    ['2025-01-26T23:59:59-05:00', [{ _id: 'x1' }], '/autor/redaccion-semanario/'],
    ['2025-01-27T00:00:00-05:00', [{ _id: 'x1' }], '/autor/x1/'],
    ['2025-06-01T12:00:00Z', [], undefined],
    [null, [], undefined],
  ])(
    'an empty byline of %s names the newsroom of the site, with credits %j',
    (publish_date, credits, href) => {
      expect(bylines(story({ publish_date, credits: { by: credits }, copyright: '' }), options)).toEqual([
        { text: 'Redacción Fucsia', ...(href && { href }) },
      ]);
    },
  );

  it.each([[[]], [[{ _id: 'x1' }]]])(
    'a story without credited names (%j) has its copyright as byline',
    (credits) => {
      const signed = { credits: { by: credits }, copyright: 'Redacción Nación Ñandú' };
      expect(bylines(story(signed), options)).toEqual([
        { text: 'Redacción Nación Ñandú', href: '/autor/redaccion-nacion-nandu/' },
      ]);
    },
  );

  it.each(['© 2016 Casa Editorial', '(c) Casa Editorial', 'Todos los derechos reservados', 'Copyright Casa'])(
    'a copyright that reserves rights is no byline: %s',
    (copyright) => {
      expect(bylines(story({ credits: { by: [] }, copyright }), options)[0]?.text).toBe('Redacción Fucsia');
    },
  );

  it('an author page lists the stories whose bylines lead to it', () => {
    const slugs = (fields: object) => authorSlugs(story(fields), 'semanario');
    const by = (...names: string[]) => ({ credits: { by: names.map((name) => ({ name })) } });
    expect(slugs({})).toEqual(['ana-ruiz']);
    // A slug of the source's own is not in the address.
    expect(slugs({ credits: { by: [{ name: 'Ana Ruiz', slug: 'aruiz' }] } })).toEqual(['ana-ruiz']);
    expect(
      ['Ana María Ñustes', 'ANA MARÍA ÑUSTES', 'ana maria nustes', 'Ana Mari\u0301a N\u0303ustes'].map(
        (name) => slugs(by(name)),
      ),
    ).toEqual(Array(4).fill(['ana-maria-nustes']));
    // Ids are exact, so that no byline has the page of another author's id.
    expect(
      slugs({
        credits: {
          by: [
            { _id: 'Ñ-1', name: 'Ana' },
            { _id: 'ñ-1', name: 'Luz' },
          ],
        },
      }),
    ).toEqual(['Ñ-1', 'ñ-1']);
    expect(slugs({ credits: { by: [] }, copyright: '', publish_date: '2016-05-01T12:00:00Z' })).toEqual([
      'redaccion-semanario',
    ]);
  });

  it('a byline without letters has no page', () => {
    expect(creditHref({ name: '***' })).toBeUndefined();
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
