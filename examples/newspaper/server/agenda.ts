import type { Teaser } from 'rotativa/blocks';
import {
  escapeHtml,
  jsonLdText,
  PUBLIC_PREVIEW,
  previewBody,
  relativeTime,
  type BodyBlock,
  type Picture,
} from 'rotativa/domain';
import records from '../content/agenda.json' with { type: 'json' };
import { origin, site } from '../site.ts';
import { images, pictureOf } from './pictures.ts';
import type { Reader } from './readers.ts';
import { momentOf, type Moment, type StoryListing } from './stories.ts';

/** The agenda comes from another content system, whose documents have this shape. */
interface Entry {
  slug: string;
  titulo: string;
  resumen: string;
  autor: string;
  publicado: string;
  lugar: string;
  foto: { id: string; pie: string; alt: string };
  soloSuscriptores: boolean;
  cuerpo: readonly Part[];
}
interface Part {
  tipo: string;
  texto?: string;
  autor?: string;
  items?: readonly string[];
}

const entries = records as readonly Entry[];
const pathOf = ({ slug }: Entry): string => `/agenda/${slug}/`;

/** A paragraph as a block. The other system has plain text; HTML would pass `sanitizeInline` of `rotativa/domain/server`. */
const text = (id: string, words: string): BodyBlock => ({ id, type: 'text', html: escapeHtml(words) });

/** The parts of a body as blocks, one for each kind of the other system. */
const BLOCKS: Readonly<Record<string, (part: Part, id: string) => BodyBlock>> = {
  parrafo: ({ texto = '' }, id) => text(id, texto),
  subtitulo: ({ texto = '' }, id) => ({ id, type: 'header', level: 2, html: escapeHtml(texto) }),
  cita: ({ texto = '', autor = '' }, id) => ({
    ...{ id, type: 'quote', variant: 'pull', citation: autor },
    blocks: [text(`${id}-texto`, texto)],
  }),
  lista: ({ items = [] }, id) => ({
    ...{ id, type: 'list', ordered: false },
    items: items.map((item, at) => ({ blocks: [text(`${id}-${at}`, item)] })),
  }),
};

function bodyOf({ slug, cuerpo }: Entry): BodyBlock[] {
  return cuerpo.flatMap((part, at) => {
    const block = BLOCKS[part.tipo];
    if (block) return [block(part, `parte-${at}`)];
    console.error(`${slug}: a part of kind '${part.tipo}' is not shown`);
    return [];
  });
}

/** The page of an entry, as a header and blocks. */
export interface EntryPage {
  path: string;
  headline: string;
  standfirst: string;
  author: string;
  place: string;
  date: Moment | undefined;
  picture: Picture;
  caption: string;
  blocks: readonly BodyBlock[];
  /** Whether `blocks` is only the beginning. */
  locked: boolean;
  data: string;
}

/** An entry as this reader may read it: `previewBody` cuts the blocks on the server. */
export function entry(slug: string, reader: Reader | undefined): EntryPage | undefined {
  const found = entries.find((one) => one.slug === slug);
  if (!found) return undefined;
  const { titulo, resumen, autor, publicado, lugar, foto, soloSuscriptores } = found;
  const locked = soloSuscriptores && !reader?.subscriber;
  const whole = bodyOf(found);
  const picture = pictureOf(foto);
  return {
    path: pathOf(found),
    headline: titulo,
    standfirst: resumen,
    author: autor,
    place: lugar,
    date: momentOf(publicado),
    picture,
    caption: foto.pie,
    blocks: locked && PUBLIC_PREVIEW !== 'whole' ? previewBody(whole, PUBLIC_PREVIEW.paragraphs) : whole,
    locked,
    data: jsonLdText({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: titulo,
      description: resumen,
      datePublished: publicado,
      author: { '@type': 'Person', name: autor },
      image: origin + picture.url,
      mainEntityOfPage: origin + pathOf(found),
      publisher: { '@type': 'NewsMediaOrganization', name: site.name, url: origin },
      isAccessibleForFree: !soloSuscriptores,
      ...(locked && {
        hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' },
      }),
    }),
  };
}

/** An entry in lists. */
const teaserOf = (one: Entry): Teaser => {
  const address = pictureOf(one.foto).url;
  return {
    id: one.slug,
    url: pathOf(one),
    headline: one.titulo,
    standfirst: one.resumen,
    kicker: 'Agenda',
    authors: [{ name: one.autor }],
    publishedAt: one.publicado,
    time: relativeTime(one.publicado, new Date()),
    section: { name: 'Agenda', url: '/agenda/' },
    picture: { src: images.url(address, { width: 640 }), srcSet: images.srcSet(address), alt: one.foto.alt },
    format: 'story',
    locked: one.soloSuscriptores,
    sponsored: false,
  };
};

/** The page of the agenda. */
export const agenda = (): StoryListing => ({
  title: 'Agenda',
  description: 'Lo que se puede ver, oír y correr esta semana.',
  path: '/agenda/',
  teasers: entries.map(teaserOf),
});
