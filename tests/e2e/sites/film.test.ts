import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { content } from '../support/inventory.ts';
import {
  axeFindings,
  openPage,
  passAgeGate,
  type OpenOptions,
  type OpenedPage,
} from '../support/open-page.ts';

type Brand = OpenOptions['brand'];

interface Chaptered {
  canonical_url: string;
  headlines: { basic: string };
  additional_properties?: { chapters?: { title: string; starts: number }[] };
}

/** The newest video of a site with or without chapters. */
async function filmOf(brand: Brand, chaptered = true): Promise<Chaptered> {
  const query = { includeTypes: 'video', feedSize: 60 };
  const { content_elements } = await content<{ content_elements: Chaptered[] }>(brand, 'content-apir', query);
  const found = content_elements.find(
    ({ additional_properties: more }) => Boolean(more?.chapters?.length) === chaptered,
  );
  if (!found) throw new Error(`${brand} has no such film.`);
  return found;
}

const film = (page: Page) => page.locator('main video').first();
const timeOf = (page: Page): Promise<number> =>
  film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const play = (page: Page): Promise<void> =>
  film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    // The stream takes the place of the file that it began.
    video.play().catch(() => undefined);
  });
const isMoving = async (page: Page): Promise<boolean> => {
  const before = await timeOf(page);
  await page.waitForTimeout(100);
  return (await timeOf(page)) > before;
};

interface Opened extends OpenedPage {
  chapters: { title: string; starts: number }[];
  /** Paths of the film's files and of the scripts that were asked for. */
  requested: string[];
}

/** A video page, with the script of its film if the reader shows interest. */
async function openFilm(brand: Brand, options: Partial<OpenOptions> = {}, intent = true): Promise<Opened> {
  const { canonical_url: path, additional_properties: more } = await filmOf(brand);
  const opened = await openPage({ brand, path, width: 360, ...options });
  await passAgeGate(opened.page);
  const requested: string[] = [];
  opened.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  if (intent) {
    await film(opened.page).hover();
    await opened.page.locator('rt-island[name=film][ready]').first().waitFor();
  }
  return { ...opened, chapters: more!.chapters!, requested };
}

const files = (requested: readonly string[]): string[] =>
  requested.filter((path) => path.startsWith('/videos/'));

const scripts = (requested: readonly string[]): number =>
  requested.filter((path) => path.endsWith('.js')).length;

/** Makes the browser one that cannot play streams. */
const withoutStreams = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
    };
  });

describe.each(brandsOf('film'))('N11 %s: a film', (brand) => {
  it('streams when the reader plays it, and asks for nothing before', async () => {
    const { page, problems, requested, close } = await openFilm(brand);
    await withoutStreams(page);
    await page.waitForLoadState('networkidle');
    expect(files(requested)).toEqual([]);
    const before = scripts(requested);
    await play(page);
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    expect(files(requested).filter((path) => path.endsWith('.m3u8')).length).toBeGreaterThan(0);
    expect(scripts(requested)).toBe(before + 1);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^blob:/);
    expect(await axeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('has its title above its chapters', async () => {
    const { page, close } = await openFilm(brand, {}, false);
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    expect(await top('h1')).toBeLessThan(await top('main .parts'));
    await close();
  });

  it('plays from a chapter by keyboard and marks it; its captions are shown and hidden', async () => {
    const { page, problems, chapters, close } = await openFilm(brand);
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.muted = true;
    });
    const { title, starts } = chapters[1]!;
    await page.getByRole('link', { name: title }).press('Enter');
    await expect.poll(() => timeOf(page), { timeout: 30_000 }).toBeGreaterThan(starts);
    await expect.poll(() => page.locator('[data-starts][aria-current]').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('[data-starts][aria-current]').innerText()).toContain(title);
    const captions = page.getByRole('button', { name: 'Subtítulos' });
    const shown = () =>
      film(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
        track!.mode,
        track!.activeCues?.length,
      ]);
    expect(await captions.getAttribute('aria-pressed')).toBe('false');
    await captions.press('Enter');
    await expect.poll(shown).toEqual(['showing', 1]);
    expect(await captions.getAttribute('aria-pressed')).toBe('true');
    await captions.press('Enter');
    expect((await shown())[0]).toBe('disabled');
    expect(problems).toEqual([]);
    await close();
  });
});

describe('N11 a film', () => {
  it('that was played by its first touch of a chapter plays from there', async () => {
    const { page, chapters, close } = await openFilm('daily', {}, false);
    await page.route('**/assets/film*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const { title, starts } = chapters[1]!;
    await page.getByRole('link', { name: title }).click();
    await expect.poll(() => timeOf(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(starts);
    expect(page.url()).not.toContain('/videos/el');
    expect(await page.locator('main video').count()).toBeGreaterThan(0);
    await close();
  });

  it('streams without another script where the browser can', async () => {
    const { page, problems, requested, close } = await openFilm('daily');
    const before = scripts(requested);
    const can = await film(page).evaluate((video: HTMLVideoElement) =>
      video.canPlayType('application/vnd.apple.mpegurl'),
    );
    expect(can).not.toBe('');
    await play(page);
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.m3u8$/);
    expect(scripts(requested)).toBe(before);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(['browser', 'script'])('continues as a file when the stream of the %s fails', async (player) => {
    const { page, close } = await openFilm('daily');
    if (player === 'script') await withoutStreams(page);
    await page.route('**/videos/*.m3u8', (route) => route.fulfill({ status: 500 }));
    await play(page);
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.webm$/);
    expect(await page.getByRole('alert').isVisible()).toBe(false);
    await close();
  });

  it('that is a stream alone has a button where only a script plays it, and plays by keyboard', async () => {
    const { page, problems, close } = await openFilm('daily', {}, false);
    await page.addInitScript(() => {
      const { canPlayType } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.canPlayType = function (type) {
        return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
      };
    });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      // As the server writes a film without files, and for a browser that does not know the type of its stream.
      const alone = html
        .replace(/<source[^>]*type="video\/webm"[^>]*>/, '')
        .replace(/(<source[^>]*type=")application\/vnd\.apple\.mpegurl/, '$1video/unknown')
        .replace(/<video controls=""/, '<video')
        .replace(/(<a class="invitation"[^>]*) hidden=""/, '$1');
      return route.fulfill({ response, body: alone });
    });
    await page.reload();
    await film(page).hover({ force: true });
    await page.locator('rt-island[name=film][ready]').first().waitFor();
    expect(await page.getByRole('alert').isVisible()).toBe(false);
    const invitation = page.getByRole('link', { name: /^Reproducir: / }).first();
    expect(await axeFindings(page)).toEqual([]);
    await invitation.press('Enter');
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^blob:/);
    expect(await film(page).evaluate((video) => document.activeElement === video)).toBe(true);
    expect([await invitation.count(), problems]).toEqual([0, []]);
    await close();
  });

  it('shows an error message when nothing plays, and tries again', async () => {
    const { page, close } = await openFilm('daily');
    await page.route('**/videos/*.{m3u8,webm}', (route) => route.fulfill({ status: 500 }));
    await play(page);
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.isVisible(), { timeout: 30_000 }).toBe(true);
    expect(await alert.innerText()).toContain('No pudimos reproducirlo. Hay que revisar la conexión.');
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute('**/videos/*.{m3u8,webm}');
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    expect(await alert.isVisible()).toBe(false);
    await close();
  });

  it.each([
    ['opens', 'Cerrar la ventana flotante'],
    ['fails', undefined],
  ])('whose floating window %s', async (outcome, name) => {
    const { page, close } = await openFilm('daily', {}, false);
    await page.addInitScript((how) => {
      const open: { film?: Element } = {};
      Object.defineProperty(document, 'pictureInPictureEnabled', { get: () => true });
      Object.defineProperty(document, 'pictureInPictureElement', { get: () => open.film ?? null });
      HTMLVideoElement.prototype.requestPictureInPicture = function () {
        if (how === 'fails') return Promise.reject(new DOMException('', 'NotAllowedError'));
        Object.assign(open, { film: this });
        this.dispatchEvent(new Event('enterpictureinpicture'));
        return Promise.resolve({} as PictureInPictureWindow);
      };
    }, outcome);
    await page.reload();
    await film(page).hover();
    const button = page.locator('[data-window]').first();
    expect(await button.isVisible()).toBe(false);
    await play(page);
    await expect.poll(() => button.isVisible(), { timeout: 30_000 }).toBe(true);
    expect(await button.innerText()).toBe('Ver en ventana flotante');
    await button.press('Enter');
    if (name) await expect.poll(() => button.innerText()).toBe(name);
    else {
      await expect.poll(() => button.isVisible()).toBe(false);
      expect(await film(page).evaluate((video) => document.activeElement === video)).toBe(true);
    }
    await close();
  });

  it('begins where the address says', async () => {
    const { canonical_url: path, additional_properties: more } = await filmOf('daily');
    const { starts } = more!.chapters![2]!;
    const { page, close } = await openPage({ brand: 'daily', path: `${path}?t=${starts}` });
    await film(page).hover();
    await page.locator('rt-island[name=film][ready]').first().waitFor();
    await play(page);
    await expect.poll(() => timeOf(page), { timeout: 30_000 }).toBeGreaterThan(starts);
    await close();
  });

  it('is the browser’s player with links to its chapters without scripts', async () => {
    const { page, chapters, close } = await openFilm('daily', { javascript: false }, false);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.controls)).toBe(true);
    const href = await page.getByRole('link', { name: chapters[1]!.title }).getAttribute('href');
    expect(href).toMatch(new RegExp(`^/videos/[\\w-]+\\.webm#t=${chapters[1]!.starts}$`));
    expect(await page.getByRole('button', { name: 'Subtítulos' }).isVisible()).toBe(false);
    await close();
  });
});

it.each(brandsOf('the title of a film'))(
  'the title of a film of %s begins in a window of 1280 × 900 px',
  async (brand) => {
    const { canonical_url: path } = await filmOf(brand, false);
    const { page, close } = await openPage({ brand, path, width: 1280, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const foot = await page.locator('h1').evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getClientRects()[0]!.bottom;
    });
    expect(foot).toBeLessThanOrEqual(900);
    await close();
  },
);
