import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { pageDocument } from '../support/page-document.ts';

const { product } = BRAND_CONFIGS.weekly;
const TV = `/${product}-tv`;
const CATEGORIES = [
  'Política',
  'Economía',
  'Nación',
  'Mundo',
  'Deportes',
  'Salud',
  'Tecnología',
  'Cultura',
  'Vida moderna',
];

const texts = (page: ParentNode, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent.trim());

/** The names of the page's parts, in order. */
const parts = (page: Document): string[] => texts(page, 'main h2').filter((name) => name !== '');

/** The rows of programmes or categories, with the addresses of their videos. */
const rows = (page: Document): { name: string; href: string; videos: string[] }[] =>
  [...page.querySelectorAll('.rt-video-rows > section')].map((row) => ({
    name: row.querySelector('h2')?.textContent.trim() ?? '',
    href: row.querySelector('h2 a')?.getAttribute('href') ?? '',
    videos: [...row.querySelectorAll('article a')].map((link) => link.getAttribute('href') ?? ''),
  }));

describe('B8 the TV section', () => {
  it('opens with five videos, two categories, the journalists, and the other categories', async () => {
    const page = await pageDocument('weekly', '/tv/');
    expect(texts(page, 'h1')).toEqual(['TV']);
    expect(page.querySelectorAll('.rt-video-grid[data-preset="stage"] article')).toHaveLength(5);
    const [first, second, ...others] = CATEGORIES;
    const names = parts(page).filter((name) => [...CATEGORIES, 'Periodistas', 'Noticias'].includes(name));
    expect(names).toEqual([first, second, 'Periodistas', 'Noticias', ...others]);
    expect(page.documentElement.dataset['mode']).toBe('dark');
  });

  it('lists nine categories of the navigation, each with three to ten other videos', async () => {
    const page = await pageDocument('weekly', `${TV}/categorias/`);
    const found = rows(page);
    expect(found.map(({ name }) => name)).toEqual(CATEGORIES);
    expect(found.filter(({ href }) => !href.startsWith(`${TV}/categorias/`))).toEqual([]);
    const counts = found.map(({ videos }) => videos.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
    const videos = found.flatMap((row) => row.videos);
    expect(new Set(videos).size).toBe(videos.length);
    expect(parts(page).at(-1)).toBe('Periodistas');
  });

  it('links the rows of programmes to their pages', async () => {
    const found = rows(await pageDocument('weekly', `${TV}/programas/`));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ href }) => !href.startsWith(`${TV}/programas/`))).toEqual([]);
  });

  it.each([
    [`${TV}/programas/${product}-noticias/`, 'Las cinco noticias de la mañana'],
    [`${TV}/${product}-el-debate/`, 'Pantoja y Bahamón'],
    [`${TV}/virales/`, 'Así recibió Cómbita a Etapa'],
    [`${TV}/categorias/salud/`, 'Una médica responde'],
  ])('%s opens with its newest video, above other rows', async (path, headline) => {
    const page = await pageDocument('weekly', path);
    expect(texts(page, 'h1')).toHaveLength(1);
    expect(texts(page, 'main article')[0]).toContain(headline);
    expect(rows(page).filter(({ href }) => href === path)).toEqual([]);
  });

  it('has no second page where there is no list', async () => {
    const page = await pageDocument('weekly', '/tv/?pagina=2');
    expect(texts(page, 'h1')).toEqual(['No encontramos esta página']);
  });
});
