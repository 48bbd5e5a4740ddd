import { DAY_MS, HOUR_MS } from 'rotativa/domain';
import type { BrandKey } from 'rotativa/themes';
import { inject } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as editors write it. */
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${two(minutes % 60)} ${minutes < 720 ? 'a' : 'p'}. m.`;

async function send(
  method: string,
  brand: BrandKey,
  path: string,
  body: object,
  blog?: string,
): Promise<object> {
  const url = new URL(`/content/v1/${path}`, inject('contentOrigin'));
  url.searchParams.set('_website', BRAND_CONFIGS[brand].slug);
  if (blog) url.searchParams.set('website_url', blog);
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as object;
}

/** A live blog that began a month ago, so that it is on no front, and runs. Its posts are one or two minutes apart. @returns its path */
export async function importLiveBlog(brand: BrandKey, slug: string, posts: number): Promise<string> {
  const day = new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10);
  const path = `/live/articulo/${slug}/`;
  await send('POST', brand, 'import', {
    _id: `LIVE-${slug}`,
    type: 'story',
    version: '0.10.10',
    canonical_url: path,
    headlines: { basic: `Prueba en vivo ${slug}` },
    publish_date: `${day}T05:00:00Z`,
    display_date: `${day}T05:00:00Z`,
    last_updated_date: new Date(Date.now() - HOUR_MS).toISOString(),
    content_restrictions: { content_code: '1' },
    taxonomy: {
      primary_section: { _id: '/live', name: 'En vivo' },
      sections: [{ _id: '/live', name: 'En vivo' }],
      tags: [],
    },
    content_elements: Array.from({ length: posts }, (_, at) => posts - at).flatMap((number) => [
      { _id: `NOTA${number}`, type: 'header', level: 2, content: `${clock(number * 2)} Nota ${number}` },
      { _id: `TEXTO${number}`, type: 'text', content: `Texto de la nota ${number}. `.repeat(8) },
    ]),
  });
  return path;
}

/** Publishes a post. @returns its id */
export async function publish(brand: BrandKey, blog: string, title: string): Promise<string> {
  const body = { title, text: [`Texto de «${title}».`] };
  return ((await send('POST', brand, 'live/posts', body, blog)) as { id: string }).id;
}

export const editPost = (brand: BrandKey, blog: string, id: string, change: object): Promise<object> =>
  send('PATCH', brand, `live/posts/${id}`, change, blog);

export const changeBlog = (brand: BrandKey, blog: string, change: object): Promise<object> =>
  send('PATCH', brand, 'live', change, blog);
