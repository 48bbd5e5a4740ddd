/**
 * Locked documents as the content service sends them. Every text that only subscribers may read has its own word
 * with `MARK`, so that a search of bytes names the place that leaked.
 */

const MARK = 'reservado';

/** A text of a locked place. */
const locked = (place: string): string => `${MARK}-${place}`;

/** The places whose text is in some bytes. */
export const lockedPlacesIn = (bytes: string): string[] =>
  [...new Set(bytes.match(new RegExp(`${MARK}-[a-z]+(-[a-z]+)*`, 'g')))]
    .map((found) => found.slice(MARK.length + 1))
    .sort();

const text = (id: string, content: string): object => ({ _id: id, type: 'text', content });
const picture = (id: string, caption: string): object => ({
  _id: id,
  type: 'image',
  url: `https://imagenes.ejemplo.com/${id}.jpg`,
  width: 1600,
  height: 900,
  caption,
});
const OPEN = ['Abre el puente.', 'Pasan los camiones.', 'Llega el alcalde.'].map((content, at) =>
  text(`abierto-${at}`, content),
);

const filed = (section: string, name: string): object => ({
  taxonomy: { primary_section: { _id: section, name }, sections: [{ _id: section, name }] },
});

const base = (id: string, path: string): object => ({
  _id: id,
  version: '0.10.9',
  canonical_url: path,
  headlines: { basic: 'El puente abrió' },
  subheadlines: { basic: 'Lo que todos pueden leer.' },
  publish_date: '2026-11-20T10:00:00Z',
  content_restrictions: { content_code: '3' },
  promo_items: { basic: picture('portada', 'El puente') },
  ...filed('/nacion', 'Nación'),
});

/** Every kind of element that can be in a body. */
const BODY: object[] = [
  ...OPEN,
  text('parrafo', locked('parrafo')),
  { _id: 'titulo', type: 'header', level: 2, content: locked('subtitulo') },
  { _id: 'titulo-dos', type: 'header', level: 2, content: locked('subtitulo-dos') },
  { _id: 'titulo-tres', type: 'header', level: 2, content: locked('subtitulo-tres') },
  { _id: 'lista', type: 'list', items: [{ type: 'text', content: locked('lista') }] },
  {
    _id: 'cita',
    type: 'quote',
    content_elements: [{ type: 'text', content: locked('cita') }],
    citation: { type: 'text', content: locked('autor-de-la-cita') },
  },
  {
    _id: 'tabla',
    type: 'table',
    header: [
      { type: 'text', content: locked('columna') },
      { type: 'text', content: 'Precio' },
    ],
    rows: [
      [
        { type: 'text', content: locked('celda') },
        { type: 'text', content: '$ 1.200' },
      ],
    ],
  },
  picture('foto', locked('pie-de-foto')),
  {
    _id: 'galeria',
    type: 'gallery',
    headlines: { basic: locked('titulo-de-galeria') },
    content_elements: [picture('g-uno', locked('pie-uno')), picture('g-dos', locked('pie-dos'))],
  },
  {
    _id: 'escenas',
    type: 'gallery',
    headlines: { basic: locked('titulo-de-escenas') },
    content_elements: [picture('e-uno', locked('pie-de-escena')), picture('e-dos', '')],
    additional_properties: {
      form: 'scenes',
      scenes: [
        { title: locked('escena'), text: locked('texto-de-escena') },
        { quote: locked('cita-de-escena'), by: locked('quien-cita-la-escena') },
      ],
    },
  },
  {
    _id: 'video',
    type: 'video',
    headlines: { basic: locked('video') },
    streams: [{ stream_type: 'mp4', url: `https://videos.ejemplo.com/${locked('archivo-de-video')}.mp4` }],
    promo_image: picture('cuadro', ''),
  },
  {
    _id: 'audio',
    type: 'audio',
    headlines: { basic: locked('audio') },
    streams: [{ stream_type: 'mp3', url: `https://audios.ejemplo.com/${locked('archivo-de-audio')}.mp3` }],
  },
  { _id: 'html', type: 'raw_html', content: `<p>${locked('html')}</p>` },
  {
    _id: 'red',
    type: 'oembed_response',
    subtype: 'twitter',
    raw_oembed: {
      url: 'https://twitter.com/ejemplo/status/1',
      html: `<blockquote class="twitter-tweet"><p>${locked('publicacion')}</p></blockquote>`,
    },
  },
  {
    _id: 'enlaces',
    type: 'link_list',
    title: locked('titulo-de-enlaces'),
    items: [{ type: 'interstitial_link', url: '/nacion/a/', content: locked('enlace') }],
  },
  { _id: 'contexto', type: 'interstitial_link', url: '/nacion/b/', content: locked('contexto') },
  { _id: 'codigo', type: 'code', content: locked('codigo') },
  { _id: 'fe', type: 'correction', correction_type: 'correction', text: locked('fe-de-erratas') },
  { _id: 'aval', type: 'endorsement', endorsement: locked('aval') },
  { _id: 'otra', type: 'story', headlines: { basic: locked('relacionada') }, canonical_url: '/nacion/otra/' },
  ...['cuatro', 'cinco', 'seis', 'siete'].map((number) => text(number, locked(`parrafo-${number}`))),
];

/** Places at the end of an article, which are no elements of its body. */
const END: object = {
  sign_off: locked('firma'),
  corrections: [{ type: 'correction', correction_type: 'correction', text: locked('correccion') }],
};

const post = (id: string, time: string): object[] => [
  { _id: id, type: 'header', level: 2, content: `${time} ${locked(`titular-${id}`)}` },
  text(`${id}-texto`, locked(`texto-${id}`)),
];

export const LOCKED_DOCUMENTS = {
  story: { type: 'story', ...base('HISTORIA', '/nacion/articulo/puente/1/'), content_elements: BODY, ...END },
  leadGallery: {
    type: 'story',
    ...base('APERTURA', '/nacion/articulo/apertura/2/'),
    promo_items: {
      lead_art: {
        type: 'gallery',
        headlines: { basic: 'El puente' },
        content_elements: [picture('a-uno', 'El puente'), picture('a-dos', locked('segunda-de-apertura'))],
      },
    },
    content_elements: BODY,
  },
  leadVideo: {
    type: 'story',
    ...base('VIDEO', '/nacion/articulo/video/7/'),
    promo_items: {
      lead_art: {
        type: 'video',
        headlines: { basic: 'El puente' },
        streams: [{ stream_type: 'mp4', url: 'https://videos.ejemplo.com/puente.mp4' }],
        promo_image: picture('puente', ''),
      },
    },
    content_elements: BODY,
  },
  gallery: {
    type: 'gallery',
    ...base('GALERIA', '/fotos/galeria/puente/3/'),
    ...filed('/galerias', 'Galerías'),
    content_elements: [
      picture('f-uno', 'El puente'),
      picture('f-dos', locked('segunda-foto')),
      picture('f-tres', locked('tercera-foto')),
      ...OPEN,
      text('g-texto', locked('texto-de-galeria')),
      text('g-mas', locked('mas-texto-de-galeria')),
      text('g-fin', locked('fin-de-galeria')),
    ],
    ...END,
  },
  live: {
    type: 'story',
    ...base('ENVIVO', '/nacion/articulo/en-vivo/4/'),
    taxonomy: {
      primary_section: { _id: '/nacion', name: 'Nación' },
      sections: [
        { _id: '/nacion', name: 'Nación' },
        { _id: '/live', name: 'En vivo' },
      ],
    },
    content_elements: [
      ...OPEN,
      ...post('uno', '8:00 am'),
      ...post('dos', '9:00 am'),
      ...post('tres', '10:00 am'),
      ...post('cuatro', '11:00 am'),
    ],
    additional_properties: { live_blog: { summary: [locked('resumen')], key: ['dos'], pinned: 'tres' } },
    ...END,
  },
  recipe: {
    type: 'story',
    ...base('RECETA', '/recetas/articulo/ajiaco/5/'),
    ...filed('/recetas', 'Recetas'),
    content_elements: [
      ...OPEN,
      { _id: 'r1', type: 'header', level: 2, content: 'Ingredientes' },
      { _id: 'r2', type: 'list', items: [{ type: 'text', content: locked('ingrediente') }] },
      { _id: 'r3', type: 'header', level: 2, content: 'Preparación' },
      { _id: 'r4', type: 'list', list_type: 'ordered', items: [{ type: 'text', content: locked('paso') }] },
      ...['uno', 'dos', 'tres'].map((number) => text(`r-${number}`, locked(`receta-${number}`))),
    ],
  },
  podcast: {
    type: 'story',
    ...base('EPISODIO', '/podcasts/articulo/puente/6/'),
    ...filed('/podcasts', 'Pódcast'),
    content_elements: [
      ...OPEN,
      {
        _id: 'p-audio',
        type: 'audio',
        headlines: { basic: locked('episodio') },
        streams: [
          { stream_type: 'mp3', url: `https://audios.ejemplo.com/${locked('archivo-de-episodio')}.mp3` },
        ],
      },
      ...['uno', 'dos', 'tres'].map((number) => text(`p-${number}`, locked(`guion-${number}`))),
    ],
  },
} satisfies Record<string, object>;

/** The places of the story that its page shows to subscribers. */
export const STORY_PLACES = lockedPlacesIn(JSON.stringify(LOCKED_DOCUMENTS.story));
