import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEdition } from '../src/documents/edition-of.ts';
import { ansId } from '../src/seed/ids.ts';
import { findSite } from '../src/sites.ts';
import type { SeedContent } from '../src/seed/content-types.ts';
import { openApp, type TestApp } from './open-app.ts';
import { CLOCK, SAMPLE } from './sample-content.ts';

const DAY_MINUTES = 24 * 60;
const long = (sentence: string): string[] =>
  Array.from({ length: 12 }, (_, at) => `${at}. ${`${sentence} `.repeat(5)}`);
const [first] = SAMPLE.stories;

const CONTENT: SeedContent = {
  ...SAMPLE,
  stories: [
    ...SAMPLE.stories,
    {
      ...first!,
      slug: 'agua-abierta',
      headline: 'Agua abierta',
      contentCode: '1',
      ago: 9 * DAY_MINUTES,
      sections: ['/nacion'],
      body: long('El agua llegó a todas las casas.'),
    },
    {
      ...first!,
      slug: 'agua-cerrada',
      headline: 'Agua cerrada',
      contentCode: '3',
      ago: 11 * DAY_MINUTES,
      sections: ['/nacion'],
      body: [...long('El contrato sigue sin firma.'), 'La última línea es de los suscriptores.'],
    },
    {
      ...first!,
      slug: 'agua-antigua',
      headline: 'Agua antigua',
      contentCode: '1',
      ago: 60 * DAY_MINUTES,
      sections: ['/nacion'],
      body: long('Hace mucho que llovió.'),
    },
  ],
  editions: [
    {
      brand: 'weekly',
      number: 9,
      daysAgo: 10,
      title: 'El agua',
      deck: 'Lo que cuenta',
      lines: ['El mapa', 'La entrevista'],
      cover: 'portada-weekly-1',
    },
    {
      brand: 'weekly',
      number: 1,
      day: '2001-05-07',
      title: 'Primera',
      deck: 'Lo que contaba',
      lines: ['Un mapa', 'Otra entrevista'],
    },
  ],
};

let test: TestApp;
beforeAll(async () => {
  test = await openApp(CONTENT);
  const folder = join(test.context.config.picturesDir, 'portada-weekly-1');
  await mkdir(folder, { recursive: true });
  const cover = sharp({ create: { width: 960, height: 1280, channels: 3, background: '#c00' } });
  await writeFile(join(folder, '960.avif'), await cover.avif().toBuffer());
  const entry = { width: 960, height: 1280, widths: [960], alt: 'Portada', focal: [0.5, 0.5] };
  await writeFile(
    join(test.context.config.picturesDir, 'manifest.json'),
    JSON.stringify({ 'portada-weekly-1': entry }),
  );
});
afterAll(() => test.close());

const path = (number: number, brand = 'weekly'): string =>
  `/documents/edicion-${brand}-${ansId('edition', brand, number)}.pdf`;

async function read(number: number): Promise<{ text: string; pages: number; title: unknown }> {
  const response = await test.app.request(path(number));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()), { verbosity: 0 });
  const { text } = await extractText(file, { mergePages: true });
  const { info } = await file.getMetadata();
  return {
    text: text.replace(/\s+/g, ' '),
    pages: file.numPages,
    title: (info as Record<string, unknown>)['Title'],
  };
}

const has = (text: string, words: readonly string[]): boolean[] => words.map((one) => text.includes(one));

describe('B15 printed editions', () => {
  it('have the stories of the cover and the long stories of their weeks', async () => {
    const { text, title } = await read(9);
    expect(title).toBe('Semanario. Edición 9: El agua');
    expect(
      has(text, ['En esta edición', 'El mapa', 'La entrevista', 'Agua abierta', '11. El agua llegó']),
    ).toEqual([true, true, true, true, true]);
    expect(has(text, ['Agua antigua', 'Marchas en Cali'])).toEqual([false, false]);
  });

  it('their pages link the stories that are printed, and those of earlier years none', async () => {
    const site = findSite('weekly')!;
    const pageOf = async (number: number) => {
      const place = { site, now: CLOCK };
      const found = await findEdition(test.context.db, place, ansId('edition', 'weekly', number));
      return {
        printed: found?.stories.map((story) => story['canonical_url']),
        linked: [...JSON.stringify(found?.document).matchAll(/href=\\"([^"\\]+)\\"/g)].map(
          ([, href]) => href,
        ),
      };
    };
    const newest = await pageOf(9);
    expect(newest.linked).toContain('/nacion/articulo/agua-abierta/');
    expect(newest.linked).toEqual(newest.printed);
    expect(await pageOf(1)).toEqual({ printed: [], linked: [] });
  });

  it('have only the public part of locked stories', async () => {
    const { text } = await read(9);
    expect(
      has(text, ['Agua cerrada', 'Este texto continúa', 'La última línea es de los suscriptores']),
    ).toEqual([true, true, false]);
  });

  it('have a cover in type when none is drawn', async () => {
    const { text, pages } = await read(1);
    expect([pages, ...has(text, ['Primera', 'Otra entrevista', '7 de mayo de 2001'])]).toEqual([
      2,
      true,
      true,
      true,
    ]);
  });

  it.each([
    path(77),
    path(9, 'rural'),
    '/documents/edicion-nadie-ABC.pdf',
    `/documents/edicion-weekly-${'A'.repeat(500)}.pdf`,
  ])('there is none at %s', async (address) => {
    expect((await test.app.request(address)).status).toBe(404);
  });

  it('a document that is no edition is not printed', async () => {
    const id = ansId('story', 'weekly', 'agua-abierta');
    expect((await test.app.request(`/documents/edicion-weekly-${id}.pdf`)).status).toBe(404);
  });
});
