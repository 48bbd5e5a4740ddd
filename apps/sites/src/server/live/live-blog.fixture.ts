import { story } from '../content.fixture.ts';

export const PATH = '/nacion/articulo/en-vivo/';
export const at = (minute: number): string => `2026-02-01T04:${String(minute).padStart(2, '0')}:00.000Z`;

interface Written {
  minute: number;
  text?: string;
}

interface Marks {
  ended?: boolean;
  code?: string;
  pinned?: string;
  removed?: readonly { id: string; at: string }[];
}

/** A live blog whose posts are one minute apart, as the content service sends it. */
export const blog = (posts: readonly Written[], { ended = false, code = '1', ...marks }: Marks = {}) =>
  story('en-vivo', {
    content_restrictions: { content_code: code },
    publish_date: at(0),
    last_updated_date: at(Math.max(0, ...posts.map(({ minute }) => minute))),
    taxonomy: {
      primary_section: { _id: '/nacion', name: 'Nación' },
      sections: [{ _id: '/live', name: 'En vivo' }],
      tags: [],
    },
    content_elements: posts.flatMap(({ minute, text = `Nota ${minute}` }) => [
      {
        _id: `n${minute}`,
        type: 'header',
        level: 2,
        content: `11:${String(minute).padStart(2, '0')} p. m. ${text}`,
      },
      { _id: `t${minute}`, type: 'text', content: `Texto ${minute}. <script>alert(1)</script>` },
    ]),
    additional_properties: {
      live_blog: {
        posts: Object.fromEntries(posts.map(({ minute }) => [`n${minute}`, { published: at(minute) }])),
        ...(ended && { ended: at(59) }),
        ...marks,
      },
    },
  });

export const posts = (count: number): Written[] =>
  Array.from({ length: count }, (_, minute) => ({ minute: minute % 60 }));
