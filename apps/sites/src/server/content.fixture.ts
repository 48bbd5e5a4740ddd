/** A story with six paragraphs, as the content service sends it. */
export const story = (id: string, extra: object = {}) => ({
  _id: id,
  type: 'story',
  canonical_url: `/nacion/articulo/${id}/`,
  headlines: { basic: `Titular ${id}` },
  publish_date: '2026-01-01T12:00:00Z',
  taxonomy: { primary_section: { _id: '/nacion', name: 'Nación', path: '/nacion' }, sections: [], tags: [] },
  content_elements: Array.from({ length: 6 }, (_, n) => ({
    type: 'text',
    _id: `p${n}`,
    content: `Párrafo ${n}.`,
  })),
  ...extra,
});

/** A picture, as most openings need one. */
const PICTURE = {
  type: 'image',
  url: 'https://fotos.ejemplo.com/plaza.jpg',
  width: 1600,
  height: 900,
  alt_text: 'La plaza',
};

export const feed = (...ids: string[]) => ({
  content_elements: ids.map((id) => story(id, { promo_items: { basic: PICTURE } })),
  count: ids.length,
});

/**
 * Reply of a source of the content service: a value is sent as JSON, a Response unchanged, undefined as 404. An Error
 * is a failed request, and 'never' a reply that does not arrive.
 */
export type Answer = (source: string, query: Record<string, unknown>, request: Request) => unknown;

/** The content service as a `fetch`. */
export const contentOf =
  (answer: Answer): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const source = url.pathname.split('/').at(-1) ?? '';
    const query = JSON.parse(url.searchParams.get('query') ?? '{}') as Record<string, unknown>;
    const reply = await answer(source, query, request);
    if (reply instanceof Error) throw reply;
    if (reply instanceof Response) return reply;
    if (reply === 'never') {
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    }
    return reply === undefined ? Response.json({ code: 'not_found' }, { status: 404 }) : Response.json(reply);
  };
