import { describe, expect, it } from 'vitest';
import { FAMILIES } from 'rotativa/themes';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { freeStory } from '../support/inventory.ts';
import { openPage, origin } from '../support/open-page.ts';
import { readPdf } from '../support/pdf.ts';

const PATH = '/especiales/articulo/especial-rio-magdalena-mil-quinientos-kilometros/';

describe('N3 a sound and a document in a text', () => {
  it('the sound plays in the browser’s player, and is loaded only then', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: PATH, width: 360 });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const sound = page.getByLabel('Una noche en la ciénaga, recreada por computador');
    await sound.scrollIntoViewIfNeeded();
    expect(requested.filter((path) => path.startsWith('/sounds/'))).toEqual([]);
    const heard = await sound.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true;
      await element.play();
      await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }));
      return [element.duration, element.error];
    });
    expect(heard).toEqual([expect.closeTo(36, 0), null]);
    expect(problems).toEqual([]);
    await close();
  });

  it('the document has its title, a frame of 600 px, and a link that opens it', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: PATH, width: 360 });
    const part = page.locator('[data-kind="document"]');
    await part.scrollIntoViewIfNeeded();
    expect(await part.locator('.title').innerText()).toMatch(/^Río Magdalena: cómo se midió el agua/);
    expect(await part.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)).toBe(600);
    const href = await part.getByRole('link', { name: /Abrir el documento/ }).getAttribute('href');
    const file = await page.request.get(href!);
    const { texts } = await readPdf(await file.body());
    expect(texts.some(({ text }) => text.includes('61 muestras de agua'))).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});

/** The addresses in the attributes of a document. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

describe.each(FAMILIES)('B19 %s', (brand) => {
  const read = async (address: string): Promise<string> => {
    const response = await fetch(new URL(address, origin(brand)));
    expect(response.status, address).toBe(200);
    return response.text();
  };

  it('has podcasts that an app can subscribe to, and a printed edition', async () => {
    const front = await read('/');
    const links = BRAND_CONFIGS[brand].navigation.footer.map(({ link }) => link);
    const printed = links.find((link) => link.endsWith('/impresa/')) ?? '';
    for (const path of ['/podcasts/', printed]) expect(front).toContain(`href="${path}"`);
    const sitemap = await read('/sitemap-secciones.xml');
    const programmes = found(sitemap, /<loc>([^<]*\/podcasts\/[^<]+)<\/loc>/g).map(
      (address) => new URL(address).pathname,
    );
    expect(programmes).toHaveLength(1);
    expect(sitemap).toContain(`${printed}</loc>`);
    for (const path of ['/podcasts/', ...programmes]) {
      const page = await read(path);
      expect(found(page, /href="([^"]*\/podcasts\/articulo\/[^"#]+)"/g).length).toBeGreaterThan(1);
      const [feed = ''] = found(page, /<link[^>]*type="application\/rss\+xml"[^>]*href="([^"]+)"/g);
      expect(new URL(feed).pathname).toBe(`${path}rss.xml`);
      const [follow = ''] = found(page, /<p class="follow"><a href="([^"]+)"/g);
      expect(new URL(follow, origin(brand) + path).pathname).toBe(`${path}rss.xml`);
      const xml = await read(feed);
      for (const tag of ['author', 'category', 'explicit', 'owner', 'image', 'duration'])
        expect(xml).toContain(`<itunes:${tag}`);
      const files = [...xml.matchAll(/<enclosure url="([^"]+)" length="(\d+)" type="audio\/mpeg"\/>/g)];
      expect(files.length).toBeGreaterThan(1);
      const [[, file = '', length] = []] = files;
      const recording = await fetch(file);
      const { byteLength } = await recording.arrayBuffer();
      expect([String(byteLength), recording.headers.get('Content-Type')]).toEqual([length, 'audio/mpeg']);
      const [image = ''] = found(xml, /<itunes:image href="([^"]+)"/g);
      expect((await fetch(image)).headers.get('Content-Type')).toBe('image/jpeg');
    }
    expect(await read(printed)).toMatch(/Edición \d+/);
  });
});

describe('B19 an episode of the podcast', () => {
  const EPISODE = '/podcasts/articulo/pais-que-suena-del-paramo-al-mar/';

  it('plays from a chapter, and resumes there after a reload', async () => {
    const { page, problems, close } = await openPage({ brand: 'weekly', path: EPISODE, width: 360 });
    const sound = page.getByLabel('Del páramo al mar', { exact: true });
    await page.getByRole('link', { name: /El río grande/ }).press('Enter');
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(34);
    expect(await page.locator('[data-starts][aria-current]').innerText()).toMatch(/El río grande/);
    await page.getByLabel('Velocidad').selectOption('1.5');
    const rate = await sound.evaluate((audio: HTMLAudioElement) => {
      audio.pause();
      return audio.playbackRate;
    });
    expect(rate).toBe(1.5);
    await page.reload();
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(30);
    expect(problems).toEqual([]);
    await close();
  });

  it('has the browser’s player and links to its chapters without scripts', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: EPISODE, javascript: false });
    expect(
      await page
        .locator('audio')
        .first()
        .evaluate((audio: HTMLAudioElement) => audio.controls),
    ).toBe(true);
    const href = await page
      .getByRole('link', { name: /El mar/ })
      .first()
      .getAttribute('href');
    expect(href).toBe('/sounds/pais-que-suena-1.mp3#t=64');
    expect(await page.getByLabel('Velocidad').isVisible()).toBe(false);
    await close();
  });

  it('is listed in its section with the others, and described for search engines', async () => {
    const { page, close } = await openPage({ brand: 'weekly', path: '/podcasts/' });
    const hrefs = await page
      .locator('main a[href*="pais-que-suena"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(4);
    await page.goto(EPISODE);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('').includes('"PodcastEpisode"')).toBe(true);
    await close();
  });
});

describe('N3 the video for readers in some countries', () => {
  it.each(['US', 'CO'])('is in an article that is read from %s: only abroad', async (country) => {
    const { canonical_url: path } = await freeStory('weekly');
    const { page, problems, close } = await openPage({ brand: 'weekly', path: `${path}?pais=${country}` });
    const video = page.getByText('Para quienes leen desde el exterior');
    expect(await video.count()).toBe(country === 'US' ? 1 : 0);
    expect(problems).toEqual([]);
    await close();
  });
});
