// One article and one front: the same words for every subject.
const WORDS =
  'la ciudad amanece con lluvia sobre los cerros mientras el tren vuelve a la sabana después de treinta años y los vecinos salen a verlo pasar con café pan y preguntas sobre el precio del pasaje'.split(
    ' ',
  );

const sentence = (from, length) =>
  Array.from({ length }, (_, at) => WORDS[(from * 7 + at * 3) % WORDS.length]).join(' ');

export const LINKS = Array.from({ length: 40 }, (_, at) => ({
  href: `/seccion-${at}/`,
  text: `Sección ${at}`,
}));

const MAKE = {
  text: (at) => ({
    type: 'text',
    html: `${sentence(at, 45)} <strong>${sentence(at + 1, 4)}</strong> ${sentence(at, 30)}.`,
  }),
  header: (at) => ({ type: 'header', level: 2, html: sentence(at, 6) }),
  quote: (at) => ({
    type: 'quote',
    variant: 'quote',
    citation: 'Una vecina',
    blocks: [{ id: `q${at}`, type: 'text', html: sentence(at, 20) }],
  }),
  image: (at) => ({
    type: 'image',
    picture: { url: `/fotos/${at}.jpg`, width: 1200, height: 800, alt: sentence(at, 6), renditions: [] },
    caption: { text: sentence(at, 10), caption: sentence(at, 10), credit: 'Ana Ruiz' },
  }),
  list: (at) => ({
    type: 'list',
    ordered: false,
    items: [0, 1, 2].map((item) => ({
      blocks: [{ id: `l${at}-${item}`, type: 'text', html: sentence(at + item, 8) }],
    })),
  }),
};
const ORDER =
  'text text header text image text quote text text header text list text text image text header text quote text text list text text text'.split(
    ' ',
  );
export const BLOCKS = ORDER.map((type, at) => ({ id: `b${at}`, ...MAKE[type](at) }));

export const cards = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    href: `/nacion/articulo/nota-${at}/`,
    kicker: `Sección ${at % 12}`,
    headline: sentence(at, 9),
    standfirst: sentence(at + 5, 16),
    byline: 'Ana Ruiz',
    picture: { src: `/fotos/${at}.jpg`, alt: '' },
  }));

export const SLIDES = cards(5);
export const MENU = LINKS.slice(0, 8);
export const inner = (html) => ({ dangerouslySetInnerHTML: { __html: html } });
