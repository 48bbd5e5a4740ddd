import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { contrast } from 'rotativa/themes';
import { widthOf } from '../../shared/lettering.ts';
import { overlay, setHeadline } from '../src/share/compose.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareForm } from '../src/share/forms.ts';
import { openApp, type TestApp } from './open-app.ts';

const BRANDS = Object.values(BRAND_CONFIGS);
const HEADLINES = [
  'Sí',
  'El río Magdalena perdió un tercio de su caudal en veinte años',
  'La reforma pensional pasó su último debate en el Senado tras una jornada de catorce horas, dos recusaciones y un apagón',
  'Electroencefalografistas'.repeat(4),
  'palabra '.repeat(80).trim(),
];
const cases = BRANDS.flatMap((brand) =>
  [true, false].flatMap((photo) => HEADLINES.map((headline) => ({ brand, photo, headline }))),
);

describe('X13 headlines on pictures of shared links', () => {
  it.each(cases)('$brand.key, photo $photo: $headline', ({ brand, photo, headline }) => {
    const form = shareForm(brand, photo);
    const { lines, size, style } = setHeadline(headline, brand, form);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length * size * form.headline.leading).toBeLessThanOrEqual(form.headline.height);
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(form.headline.width);
    expect(lines[0]!.slice(0, 2).toLowerCase()).toBe(headline.slice(0, 2).toLowerCase());
  });
});

/** The least contrast of white words with the ground beside them, from the top of the first line down. */
async function leastContrast(headline: string): Promise<number> {
  const brand = BRAND_CONFIGS.weekly;
  const form = shareForm(brand, true);
  const { first, size } = setHeadline(headline, brand, form);
  const top = Math.round(first - size * 0.8);
  const white = sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: '#fff' },
  });
  const { data, info } = await white
    .composite([{ input: Buffer.from(overlay(headline, brand, form)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const beside = Array.from({ length: SHARE_HEIGHT - top }, (_, row) => {
    const at = ((top + row) * info.width + info.width - 10) * info.channels;
    return contrast('#ffffff', `#${data.subarray(at, at + 3).toString('hex')}`);
  });
  return Math.min(...beside);
}

describe('X13 words on a photo', () => {
  it('can be read on a white one', async () => {
    for (const headline of HEADLINES) expect(await leastContrast(headline)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('X13 /images/share', () => {
  let open: TestApp;
  let id: string;

  beforeAll(async () => {
    open = await openApp();
    const { picturesDir } = open.context.config;
    await mkdir(join(picturesDir, 'congreso'), { recursive: true });
    await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#c00' } })
      .avif({ effort: 0 })
      .toFile(join(picturesDir, 'congreso', '1280.avif'));
    const manifest = { congreso: { width: 1280, height: 720, focal: [0.5, 0.5], alt: 'Rojo' } };
    await writeFile(join(picturesDir, 'manifest.json'), JSON.stringify(manifest));
    const { body } = await open.ask('story-by-url', {
      website_url: '/politica/articulo/reforma-educacion/',
    });
    id = String(body['_id']);
  });
  afterAll(() => open.close());

  const get = (file: string, site = 'semanario', headers = {}) =>
    open.app.request(`/images/share/${file}?_website=${site}`, { headers });

  /** The brand prints an even red as the darkest of its second ink, which is darker than the red of its form. */
  async function red(reply: Response): Promise<boolean> {
    const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([SHARE_WIDTH, SHARE_HEIGHT, 3]);
    const at = (60 * info.width + info.width - 20) * 3;
    return data[at]! > 110 && data[at]! < 170 && data[at + 1]! < 60;
  }

  it('is a JPEG with the picture of a document', async () => {
    const reply = await get(`${id}.jpg`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await red(reply)).toBe(true);
    const again = await get(`${id}.jpg`, 'semanario', { 'if-none-match': reply.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('of a site has no picture', async () => {
    expect(await red(await get('site.jpg'))).toBe(false);
  });

  it('rejects unknown documents, sites and names of files', async () => {
    const replies = [get('NADA.jpg'), get(`${id}.jpg`, 'nada'), get(`${id}.png`), get('..%2fsite.jpg')];
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 400, 404, 404]);
    expect((await get(`${id}.jpg`, 'fucsia')).status).toBe(404);
  });
});
