import type { LivePost } from '../../../domain/live/live-blog.ts';
import { liveStretch, type LiveStretch } from '../../../domain/live/stretch.ts';
import { clockTime } from '../../../domain/dates/format.ts';
import type { LiveBlogProps } from './LiveBlog.tsx';
import type { LiveStreamProps } from './live-parts.ts';
import { liveMessages } from './live-messages.ts';
import { MINUTE_MS } from '../../../domain/dates/units.ts';

const TITLES = [
  'Quórum decisorio con 61 senadores presentes',
  'La oposición pide esperar el informe de control fiscal',
  'Negado el aplazamiento por 50 votos contra 44',
  'La ponente retira el artículo sobre la unidad contratante',
  'Delegados de doscientos acueductos veredales llegan a las barras',
  'Aprobados en bloque 38 artículos sin proposiciones',
];
const TEXTS = [
  'El secretario lee el orden del día, que tiene un solo punto. La presidencia anuncia que no habrá recesos antes del mediodía.',
  'La proposición se votará en media hora. Hacen falta cuatro votos para cualquiera de las dos orillas.',
];
const START = Date.parse('2026-11-21T13:45:00Z');

/** A post by its number in the day. */
export function livePost(number: number, more: Partial<LivePost> = {}): LivePost {
  const dateTime = new Date(START + number * 5 * MINUTE_MS).toISOString();
  const title = TITLES[number % TITLES.length]!;
  return {
    id: `nota-${number}`,
    time: clockTime(dateTime),
    dateTime,
    title,
    titleHtml: title,
    body: [{ type: 'text', id: `nota-${number}-texto`, html: TEXTS[number % TEXTS.length]! }],
    changed: dateTime,
    edited: false,
    key: false,
    pinned: false,
    ...more,
  };
}

/** The newest page of a blog with so many posts. */
export const newestOf = (count: number): LiveStretch<LivePost> =>
  liveStretch(
    Array.from({ length: count }, (_, at) => livePost(count - at)),
    'newest',
  )!;

export const PATH = '/politica/articulo/en-vivo-debate/';

export const RUNNING = {
  stretch: newestOf(6),
  path: PATH,
  summary: [
    'Están aprobados en bloque 38 artículos, con 54 votos a favor y 41 en contra.',
    'Falta lo más difícil: la tarifa de los distritos de riego, con nueve proposiciones.',
  ],
  moments: [5, 3].map((number) => {
    const { id, time, dateTime, title } = livePost(number);
    return { id, time, dateTime, title, href: `#${id}` };
  }),
  updated: { iso: '2026-11-21T14:15:00.000Z', text: '9:15 a. m.' },
} satisfies Omit<LiveBlogProps, 'ref'>;

export const STREAM: LiveStreamProps = {
  address: '/api/en-vivo?ruta=/',
  version: '2026-11-21T14:15:00.000Z',
  messages: liveMessages(),
};
