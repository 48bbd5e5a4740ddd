import { FAMILIES } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import type { SeedStory } from '../types.ts';
import { AUTHORS, STORIES } from './index.ts';
import { WRITTEN } from './written.ts';

const of = (brand: string): SeedStory[] => STORIES.filter((story) => story.brand === brand);
const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

describe.each(FAMILIES)('the pictures of %s', (brand) => {
  it('belong to one written story each, so that no list shows one twice; the older have their own rule', () => {
    const written = WRITTEN.filter((story) => story.brand === brand);
    expect(repeated(written.flatMap(({ picture }) => (picture ? [picture.id] : [])))).toEqual([]);
  });

  it('are used once in an article and once in a gallery', () => {
    const twice = of(brand).flatMap(({ slug, picture, body, images = [] }) => {
      const embedded = body.flatMap((element) => {
        if (typeof element === 'string') return [];
        if ('image' in element) return [element.image];
        if ('told' in element) return element.pictures.map(({ id }) => id);
        const target =
          'video' in element ? element.video : 'gallery' in element ? element.gallery : undefined;
        const embed = of(brand).find((story) => story.slug === target);
        if (embed?.type === 'gallery') return (embed.images ?? []).map(({ id }) => id);
        return embed?.picture ? [embed.picture.id] : [];
      });
      const article = picture ? [picture.id, ...embedded] : embedded;
      return [...repeated(article), ...repeated(images.map(({ id }) => id))].map((id) => `${slug}: ${id}`);
    });
    expect(twice).toEqual([]);
  });
});

/** A portrait where the seed shows it, with the words beside it. */
interface Shown {
  readonly portrait: string;
  readonly where: string;
  readonly text: string;
}

const PORTRAITS_SHOWN: readonly Shown[] = [
  ...AUTHORS.map(({ portrait, name, id }) => ({ portrait, where: id, text: name })),
  ...STORIES.flatMap(({ brand, slug, picture, body, images = [] }) => {
    const inBody = body.flatMap((element) =>
      typeof element === 'string'
        ? []
        : 'image' in element
          ? [{ id: element.image, caption: element.caption }]
          : 'told' in element
            ? element.pictures
            : [],
    );
    return [...(picture ? [picture] : []), ...images, ...inBody]
      .filter(({ id }) => id.startsWith('retrato-'))
      .map(({ id, caption }) => ({ portrait: id, where: `${brand} ${slug}`, text: caption }));
  }),
];

/** The first two words of a name: 'Mariana Cifuentes' of 'Mariana Cifuentes Uribe', 'Don Misael'. */
const nameIn = (text: string): string => /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.exec(text)?.[0] ?? '';

describe('a portrait', () => {
  it('has the name of its person wherever it is shown', () => {
    expect(PORTRAITS_SHOWN.length).toBeGreaterThan(AUTHORS.length);
    expect(PORTRAITS_SHOWN.filter(({ text }) => nameIn(text) === '')).toEqual([]);
  });

  it('has one name, in all brands', () => {
    const shared = [...new Set(PORTRAITS_SHOWN.map(({ portrait }) => portrait))].flatMap((portrait) => {
      const shown = PORTRAITS_SHOWN.filter((one) => one.portrait === portrait);
      const names = new Set(shown.map(({ text }) => nameIn(text)));
      return names.size > 1 ? [`${portrait}: ${shown.map(({ where }) => where).join(', ')}`] : [];
    });
    expect(shared).toEqual([]);
  });
});

/** The stories of a section so small that its pages, rows and blocks show each of them. */
const SMALL_SECTION = 7;

/** Stories of such a section that were written as words alone, and are shown so. Episodes have their programme's cover. */
const WORDS_ALONE = [
  'america-juvenil-debut-arquero-guachene',
  'confidencial-chat-magistrados',
  'confidencial-embajada-cocinero',
  'el-hotel-de-salento-donde-no-anochecia',
  'empleos-hoja-de-vida-una-pagina',
  'estados-unidos-colombianos-queens-panaderias',
  'instrucciones-para-salir-de-pitalito-sin-despedirse',
  'la-mujer-que-vendia-mapas-equivocados-en-leticia',
  'la-noche-en-que-se-incendio-el-cine-de-valledupar',
  'licita-obras-escuelas-comedores-convocatoria',
  'loterias-resultados-noche-viernes',
  'loterias-valle-resultados-miercoles',
  'pasaporte-citas-gobernacion-jornada',
];

describe('a story of a small section', () => {
  it('keeps its picture', () => {
    const sizes = new Map<string, number>();
    const keysOf = ({ brand, sections }: SeedStory): string[] => sections.map((path) => `${brand} ${path}`);
    for (const key of STORIES.flatMap(keysOf)) sizes.set(key, (sizes.get(key) ?? 0) + 1);
    const bare = STORIES.filter(
      (story) =>
        !story.picture &&
        !story.sections.includes('/podcasts') &&
        keysOf(story).some((key) => sizes.get(key)! <= SMALL_SECTION),
    );
    expect(
      bare.map(({ slug }) => slug).sort(),
      'lists of the section and of fronts depend on it: give the story another picture that fits',
    ).toEqual(WORDS_ALONE);
  });
});

describe('the forums', () => {
  it('have at least one item by each speaker', () => {
    const forums = of('forums');
    const speakers = new Set(forums.flatMap(({ event }) => event?.speakers ?? []));
    const silent = [...speakers].filter((id) => !forums.some(({ by }) => by.includes(id)));
    expect(silent).toEqual([]);
  });
});
