import { describe, expect, it } from 'vitest';
import { htmlOfBlock } from '../blocks/shared/fixtures/html-of-block.ts';
import { cardGridBlock } from '../blocks/lists/StoryGrid/index.ts';
import {
  guardRails,
  issueNotes,
  RAIL_SEVERITIES,
  type PageFacts,
  type PlacementFacts,
} from './guard-rails.ts';
import { themeColours } from './contrast.ts';
import { hiddenInWords } from './hidden.ts';
import { htmlFacts } from './html-facts.ts';

const block = (placementId: string, more: Partial<PlacementFacts> = {}): PlacementFacts => ({
  placementId,
  label: placementId.toUpperCase(),
  region: 'main',
  category: 'lists',
  ...more,
});
const page = (placements: readonly PlacementFacts[], more: Partial<PageFacts> = {}): PageFacts => ({
  placements,
  at: '2026-11-28T12:00:00Z',
  ...more,
});
const story = { id: '/a/', headline: 'Ganó Cali' };
const EMPTY = { kind: 'nothing-found' } as const;

describe('X5 guard rails', () => {
  it('a page of which nothing is known has no remarks', () => {
    expect(guardRails(page([block('a')]))).toEqual([]);
  });

  it.each<[string, PageFacts, [string | null, string][]]>([
    [
      'repeated-story',
      page([
        block('ranking above', { stories: [story], mayRepeat: true }),
        block('a', { stories: [story] }),
        block('b', { stories: [story] }),
        block('ranking', { stories: [story], mayRepeat: true }),
        block('gone', { stories: [story], hidden: EMPTY }),
      ]),
      [['b', '“Ganó Cali” ya está en “A”. Quítala de uno de los dos.']],
    ],
    [
      'empty-block',
      page([
        block('a', { hidden: EMPTY }),
        block('b', { hidden: { kind: 'unpublished' } }),
        block('c', { hidden: { kind: 'elsewhere' } }),
      ]),
      [['a', '“A” no se muestra. Su fuente no tiene nada. Cambia su fuente o quita el bloque.']],
    ],
    [
      'heading-order',
      page([
        block('a', { headings: [{ level: 1, text: 'Uno' }, { level: 2, text: 'Dos' }] }),
        block('gone', { headings: [{ level: 6, text: 'No' }], hidden: EMPTY }),
        block('b', { headings: [{ level: 4, text: 'Cuatro' }, { level: 2, text: ' ' }, { level: 1, text: 'Otro' }] }),
      ]),
      [
        ['b', 'El título “Cuatro” salta del nivel 2 al 4. Pon antes un bloque con título.'],
        ['b', 'Hay un título sin texto. Escríbelo en los ajustes del bloque.'],
        ['b', '“Otro” es otro título principal: la página ya tiene uno. Quita uno de los dos bloques.'],
      ],
    ],
    [
      'contrast',
      page(
        [
          block('a', { grounds: [{ text: 'text', on: 'accent' }, { text: 'text', on: 'unknown' }] }),
          block('b', { grounds: [{ text: 'text', on: 'dark' }] }),
          block('c', { grounds: [{ text: 'white', on: 'dark', opacity: 0.3 }] }),
          block('gone', { grounds: [{ text: 'text', on: 'accent' }], hidden: EMPTY }),
        ],
        {
          colours: themeColours(
            '[data-brand=x]{--rt-color-text:#fff;--rt-color-accent:#ff0;--rt-color-dark:#000;--rt-color-white:#fff}' +
              '@media screen{[data-brand=x][data-mode=dark]{--rt-color-accent:#000}}',
          ),
        },
      ),
      [
        ['a', 'El texto de “A” no se lee bien sobre su fondo en modo claro: el contraste es 1,1 y debe ser 4,5 o más. Elige otro fondo.'],
        ['c', 'El texto de “C” no se lee bien sobre su fondo en modo claro: el contraste es 2,1 y debe ser 4,5 o más. Elige otro fondo.'],
        ['c', 'El texto de “C” no se lee bien sobre su fondo en modo oscuro: el contraste es 2,1 y debe ser 4,5 o más. Elige otro fondo.'],
      ],
    ],
    [
      'small-picture',
      page([
        block('a', {
          pictures: [
            { address: '/x', alt: '', width: 320, shownWidth: 640 },
            { address: '/y', alt: '', width: 640, shownWidth: 640 },
            { address: '/z', alt: '', shownWidth: 640 },
          ],
        }),
      ]),
      [['a', 'La foto mide 320 píxeles de ancho y se muestra a 640: se verá borrosa. Usa una foto más grande o un bloque más pequeño.']],
    ],
    [
      'picture-text',
      page([
        block('a', { pictures: [{ address: '/x', alt: null }, { address: '/y', alt: '' }] }),
        block('b', { pictures: [{ address: '/x', alt: null }, { address: '/z', alt: null }] }),
      ]),
      [
        ['a', 'Una foto no tiene texto alternativo. Escríbelo en la foto de la nota.'],
        ['b', '2 fotos no tienen texto alternativo. Escríbelo en las fotos de las notas.'],
      ],
    ],
    [
      'dead-link',
      page([
        block('a', {
          links: [
            { address: '#' },
            { address: '' },
            { address: 'javascript:alert(1)' },
            { address: '/no/', status: 404 },
            { address: '/lejos/', status: 0 },
            { address: '/bien/', status: 200 },
            { address: '#seccion' },
          ],
        }),
      ]),
      [
        ['a', 'Hay un enlace sin dirección. Escríbela en los ajustes del bloque.'],
        ['a', 'El enlace “javascript:alert(1)” no se puede abrir. Corrige la dirección.'],
        ['a', 'El enlace “/no/” responde 404. Corrige la dirección o quítalo.'],
        ['a', 'El enlace “/lejos/” no responde. Corrige la dirección o quítalo.'],
      ],
    ],
    [
      'past-event',
      page([
        block('a', { event: { title: 'Foro', ends: '2026-11-28T11:59:59Z' } }),
        block('b', { event: { title: 'Otro', ends: '2026-11-28T12:00:00Z' } }),
      ]),
      [['a', '“Foro” ya pasó. Quita el bloque o cambia la fecha.']],
    ],
    [
      'missing-lead',
      page([block('a', { category: 'openings', hidden: EMPTY, stories: [story] }), block('b', { stories: [story] })], { needsLead: true }),
      [[null, 'La página empieza sin una apertura con nota. Agrega una de “Aperturas”.']],
    ],
    [
      'heavy-page',
      page([], { weight: { html: 500_001, css: 150_000 } }),
      [[null, 'La página pesa 501 KB, y lo más es 500 KB. Quita bloques o muestra menos notas.']],
    ],
    ['slow-page', page([], { ms: 1501 }), [[null, 'La página tarda 1501 ms en el servidor, y lo más es 1500 ms. Quita bloques o muestra menos notas.']]],
  ])('%s', (kind, facts, expected) => {
    const notes = guardRails(facts).filter((note) => note.kind === kind);
    expect(notes.map(({ placementId, text }) => [placementId, text])).toEqual(expected);
    expect(new Set(notes.map(({ severity }) => severity))).toEqual(
      new Set([RAIL_SEVERITIES[kind as keyof typeof RAIL_SEVERITIES]]),
    );
  }); // prettier-ignore

  it.each([
    ['an opening with a story', { category: 'openings', stories: [story] }],
    ['a block that may lead', { leads: true }],
  ])('%s is a lead', (_what, facts) => {
    expect(guardRails(page([block('a', facts)], { needsLead: true }))).toEqual([]);
  });

  it('severities and limits can be chosen', () => {
    const facts = page([block('a', { hidden: EMPTY })], { ms: 20 });
    expect(guardRails(facts, { severities: { 'empty-block': 'off', 'slow-page': 'error' }, limits: { ms: 10 } })).toEqual([
      { placementId: null, kind: 'slow-page', severity: 'error', text: 'La página tarda 20 ms en el servidor, y lo más es 10 ms. Quita bloques o muestra menos notas.' },
    ]); // prettier-ignore
  });

  it('faults of a document are notes too', () => {
    const issue = {
      placementId: 'a',
      path: ['title'],
      message: 'No puede estar vacío.',
      severity: 'error',
    } as const;
    expect(issueNotes([issue])).toEqual([
      { placementId: 'a', kind: 'issue', text: issue.message, severity: 'error' },
    ]);
  });
});

describe('X5 why a block is hidden, in words', () => {
  const left = { kind: 'no-stories-left', found: 12, dropped: {}, shownAbove: 0, unused: 0 } as const;
  it.each([
    [{ ...left, dropped: { 'without a picture': 9 }, shownAbove: 3 }, 'De 12 notas no queda ninguna: 9 sin foto, 3 ya en otra parte de la página.'],
    [{ ...left, found: 1, unused: 1 }, 'De 1 nota no queda ninguna: 1 que no le sirven.'],
    [{ ...left, found: 0 }, 'Su fuente no tiene notas.'],
    [EMPTY, 'Su fuente no tiene nada.'],
    [{ kind: 'elsewhere' }, 'No es para esta página.'],
  ] as const)('%j', (reason, text) => {
    expect(hiddenInWords(reason)).toBe(text);
  }); // prettier-ignore
});

describe('X5 facts of HTML', () => {
  it('of a block as the server renders it', async () => {
    const facts = htmlFacts(await htmlOfBlock(cardGridBlock, { title: 'Nación & más', url: '/nacion/' }));
    expect(facts.headings[0]).toEqual({ level: 2, text: 'Nación & más' });
    expect(facts.headings.slice(1)).toHaveLength(3);
    expect(new Set(facts.headings.slice(1).map(({ level }) => level))).toEqual(new Set([3]));
    expect(facts.stories.map(({ id }) => id).sort()).toEqual([
      '/nacion/articulo/dos/',
      '/nacion/articulo/tres/',
      '/nacion/articulo/uno/',
    ]);
    expect(facts.links.map(({ address }) => address)).toContain('/nacion/');
    expect(facts.pictures).toHaveLength(3);
    for (const picture of facts.pictures) expect(picture).toMatchObject({ alt: '' });
  });

  it.each([
    ['<img src="/a" alt="x" srcSet="/a 320w, /b 640w" sizes="(min-width: 1024px) 640px, 100vw">', { address: '/a', alt: 'x', width: 640, shownWidth: 1024 }],
    ['<img src="/a" alt="" sizes="(min-width: 600px) 300px, 50vw" width="200"/>', { address: '/a', alt: '', width: 200, shownWidth: 300 }],
    ['<img src="/a" sizes="(min-width: 1600px) 900px, 200px">', { address: '/a', alt: null, width: undefined, shownWidth: 200 }],
    ['<figure><img src="/a" alt=""></figure>', { address: '/a', alt: null, width: undefined, shownWidth: undefined }],
  ])('of a picture: %s', (html, picture) => {
    expect(htmlFacts(html).pictures).toEqual([picture]);
  }); // prettier-ignore

  it('a heading inside a link, and a link inside a heading, are stories; others are not', () => {
    const html =
      '<section><h2><a href="/nacion/">Nación</a></h2><article><a href="/a/?x=1&amp;y=2"><h3><b>Uno</b></h3></a></article>' +
      '<ul><li><h3><a href="/b/">Dos &quot;2&quot;</a></h3><a>sin</a></li></ul></section>';
    expect(htmlFacts(html).stories).toEqual([
      { id: '/a/?x=1&y=2', headline: 'Uno' },
      { id: '/b/', headline: 'Dos "2"' },
    ]);
  });
});
