import { describe, expect, it } from 'vitest';
import { documentOf, rawStory } from '../fixtures/index.ts';
import { authorSlugs, bylines, creditHref, isNewsroom } from './byline.ts';
import { opinionSections } from './flags.ts';

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
