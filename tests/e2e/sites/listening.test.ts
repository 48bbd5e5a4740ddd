import type { Page } from 'playwright-core';
import { FAMILIES, type FamilyKey } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { STORIES } from '../../../apps/sandbox/src/seed/content/index.ts';
import { content, freeStory, stories, type ListedStory } from '../support/inventory.ts';
import { NO_PAGE, openPage, origin, type OpenedPage } from '../support/open-page.ts';

/**
 * A voice that says nothing, in the place of the browser's: it notes each sentence in the tab, and ends it when the test
 * calls `__said`. Browsers of tests have no voices.
 */
async function withVoice(opened: OpenedPage, language = 'es-CO'): Promise<void> {
  await opened.page.addInitScript((lang) => {
    sessionStorage.setItem('sohoAge', 'true');
    let current: SpeechSynthesisUtterance | undefined;
    const voices = [{ lang, localService: true, name: 'Prueba', default: true, voiceURI: 'prueba' }];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]') as string[];
        heard.push(`${utterance.rate}|${utterance.text}`);
        sessionStorage.setItem('heard', JSON.stringify(heard));
        queueMicrotask(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent));
      },
      cancel: () => {
        const ended = current;
        current = undefined;
        ended?.onerror?.(
          Object.assign(new Event('error'), { error: 'interrupted' }) as SpeechSynthesisErrorEvent,
        );
      },
    });
    class Utterance {
      rate = 1;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, {
      __said: () => {
        const ended = current;
        current = undefined;
        ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
      },
    });
  }, language);
}

const heard = async (page: Page): Promise<string[]> => {
  const lines = await page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? '[]') as string[]);
  return lines.map((line) => line.slice(line.indexOf('|') + 1));
};

/** Waits until so many sentences have been spoken, and returns them. */
async function spoken(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction(
    (least) => (JSON.parse(sessionStorage.getItem('heard') ?? '[]') as string[]).length >= least,
    count,
  );
  return heard(page);
}
const endSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { __said: () => void }).__said());

const listenNow = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Escuchar este (artículo|episodio)$/ }).click();
const bar = (page: Page) => page.getByRole('region', { name: 'Artículo que se escucha' });

/** The first two stories of a site that can be heard: no film, no gallery, no live blog. */
async function heardStories(brand: FamilyKey): Promise<ListedStory[]> {
  const found: ListedStory[] = [];
  for (const story of await stories(brand)) {
    const html = await (await fetch(origin(brand) + story.canonical_url)).text();
    if (html.includes('name="listen"')) found.push(story);
    if (found.length === 2) break;
  }
  return found;
}

const open = async (brand: FamilyKey, path: string, width = 1280, voice = 'es-CO'): Promise<OpenedPage> => {
  const opened = await openPage({ brand, path: NO_PAGE, width });
  await withVoice(opened, voice);
  await opened.page.goto(path, { waitUntil: 'load' });
  return opened;
};

describe('N20 an article is heard', () => {
  it.each(FAMILIES)('%s: it goes on on the next page where it was', async (brand) => {
    const [first, second] = await heardStories(brand);
    const { page, problems, close } = await open(brand, first!.canonical_url, 360);
    await listenNow(page);
    const [headline] = await spoken(page, 1);
    expect((await page.locator('h1').innerText()).toLowerCase()).toContain(
      headline!.toLowerCase().slice(0, 20),
    );
    await endSentence(page);
    await spoken(page, 2);
    await endSentence(page);
    const before = await spoken(page, 3);
    await page.goto(second!.canonical_url);
    // The sentence that the change of pages interrupted is read again.
    const after = await spoken(page, 4);
    expect(after[3]).toBe(before[2]);
    expect(await bar(page).getByRole('link').first().getAttribute('href')).toBe(first!.canonical_url);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(scroll).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('in another order, at another speed, from the queue', async () => {
    const [first, second] = await heardStories('women');
    const { page, problems, close } = await open('women', first!.canonical_url);
    await page.getByRole('button', { name: 'Escuchar después' }).click();
    await bar(page).waitFor();
    expect(await heard(page)).toEqual([]);
    await page.goto(second!.canonical_url);
    await page.getByRole('button', { name: 'Escuchar después' }).click();
    await bar(page).getByRole('button', { name: 'Cola: 1 artículo' }).click();
    await bar(page).getByRole('combobox', { name: 'Velocidad' }).selectOption('1.5');
    await bar(page)
      .getByRole('button', { name: /^Escuchar ahora/ })
      .click();
    await spoken(page, 1);
    expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toContain('1.5|');
    expect((await page.locator('h1').innerText()).toLowerCase()).toContain(
      (await heard(page))[0]!.toLowerCase().slice(0, 20),
    );
    await bar(page).getByRole('button', { name: 'Frase siguiente' }).click();
    await spoken(page, 2);
    await bar(page).getByRole('button', { name: 'Pausa' }).click();
    await page.reload();
    await bar(page).getByRole('button', { name: 'Escuchar', exact: true }).waitFor();
    expect(await heard(page)).toHaveLength(2);
    await bar(page).getByRole('button', { name: 'Cerrar el reproductor' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await bar(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('a browser without a Spanish voice says why nothing is heard', async () => {
    const { page, problems, close } = await open(
      'weekly',
      (await freeStory('weekly')).canonical_url,
      360,
      'en-US',
    );
    await listenNow(page);
    await bar(page).getByText('no tiene una voz en español').waitFor();
    expect(await heard(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('an episode is played as a recording, on the next page too', async () => {
    const [episode] = (await content<{ content_elements: ListedStory[] }>('weekly', 'content-apir', {
      section: '/podcasts',
      feedSize: 1,
    }).then(({ content_elements }) => content_elements)) as ListedStory[];
    const { page, problems, close } = await open('weekly', episode!.canonical_url);
    await listenNow(page);
    await bar(page).getByRole('button', { name: 'Adelantar 15 segundos' }).waitFor();
    expect(await heard(page)).toEqual([]);
    const session = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(session).toBe(episode!.headlines.basic);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('N20, P1 a locked article', () => {
  it.each([true, false])('is heard as far as its preview, on its page: %s', async (onItsPage) => {
    const query = { includeTypes: 'story', feedSize: 100 };
    const { content_elements: all } = await content<{ content_elements: ListedStory[] }>(
      'weekly',
      'content-apir',
      query,
    );
    const locked = all.find(
      ({ canonical_url: path, content_restrictions: restrictions }) =>
        restrictions?.content_code === '3' && path.includes('/articulo/'),
    )!;
    const { page, problems, close } = await open('weekly', locked.canonical_url);
    const shown = await page.locator('article .article-body').innerText();
    await listenNow(page);
    await spoken(page, 1);
    if (!onItsPage) {
      await page.goto((await freeStory('weekly')).canonical_url);
      await spoken(page, 2);
    }
    const notice = bar(page).getByRole('status').filter({ hasText: 'El resto es para suscriptores' });
    for (let at = onItsPage ? 2 : 3; !(await notice.isVisible()); at += 1) {
      await endSentence(page);
      await Promise.race([spoken(page, at), notice.waitFor()]);
    }
    const lines = await heard(page);
    expect(lines.at(-1)).toBe('Hasta aquí llega la parte libre. El resto es para suscriptores.');
    // Nothing of the rest, which the seed has.
    const letters = (text: string): string => text.replace(/<[^>]*>/g, '').replace(/[^\p{L}\p{N}]/gu, '');
    const { body } = STORIES.find(({ slug }) => locked.canonical_url.endsWith(`/${slug}/`))!;
    const rest = body.filter(
      (part): part is string => typeof part === 'string' && !letters(shown).includes(letters(part)),
    );
    expect(rest.length).toBeGreaterThan(0);
    expect(
      rest.filter((text) => lines.some((line) => line.length > 30 && letters(text).includes(letters(line)))),
    ).toEqual([]);
    const offer = bar(page).getByRole('link', { name: 'Ver la suscripción' });
    expect(new URL((await offer.getAttribute('href'))!, origin('weekly')).pathname).toMatch(
      /^\/(?:store|suscrip)/,
    );
    expect(problems).toEqual([]);
    await close();
  });
});
