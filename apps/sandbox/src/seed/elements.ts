import type { Json } from '../db/schema/content.ts';
import { datedEvent, eventElements } from './event.ts';
import { ansId } from './ids.ts';
import { documentElement, documentOf } from './documents.ts';
import { image, type PictureManifest } from './media.ts';
import type { SeedAuthor, SeedElement, SeedStory } from './types.ts';
import { soundElement, soundOf, transcriptOf } from './sounds.ts';
import { videoExtras, videoFields } from './video.ts';

export interface BodyContext {
  readonly manifest: PictureManifest;
  /** The document that the body belongs to; with an element's position it makes the element's id. */
  readonly documentId: string;
  /** Another story of the same brand. @throws when there is none: the seed was validated before */
  readonly storyBySlug: (slug: string) => SeedStory;
  readonly addressOf: (story: SeedStory) => string;
  readonly author: (id: string) => SeedAuthor;
  readonly clock: Date;
}

const text = (content: string): Json => ({ type: 'text', content });
const header = (level: number, content: string): Json => ({ type: 'header', level, content });
const list = (items: readonly string[], ordered: boolean): Json => ({
  type: 'list',
  list_type: ordered ? 'ordered' : 'unordered',
  items: items.map(text),
});

/** A live update begins with its time and a first sentence, which the site sets as a header. */
function update(at: string, words: string): Json[] {
  const [, first, rest] = /^(.{8,140}?)\.\s+(\S.*)$/s.exec(words) ?? [];
  if (first === undefined || rest === undefined) return [text(`${at} ${words}`)];
  return [header(2, `${at} ${first}`), text(rest)];
}

function gallery(story: SeedStory, context: BodyContext): Json {
  const pictures = story.images ?? [];
  return {
    type: 'gallery',
    headlines: { basic: story.headline },
    canonical_url: context.addressOf(story),
    content_elements: pictures.map((picture, index) =>
      image(context.manifest, picture, `${context.documentId}/${story.slug}/${index}`),
    ),
  };
}

type Told = Extract<SeedElement, { told: string }>;

/** A gallery in the text that no other document has. */
function told(element: Told, place: string, context: BodyContext): Json {
  const { told: form, title, pictures } = element;
  return {
    type: 'gallery',
    headlines: { basic: title },
    content_elements: pictures.map((picture, at) => image(context.manifest, picture, `${place}/${at}`)),
    additional_properties: { form, ...('scenes' in element && { scenes: element.scenes }) },
  };
}

function video(story: SeedStory, title: string, context: BodyContext): Json {
  return {
    type: 'video',
    headlines: { basic: title },
    canonical_url: context.addressOf(story),
    ...videoFields(story),
    additional_properties: videoExtras(story),
    ...(story.picture && {
      promo_items: { basic: image(context.manifest, story.picture, `${context.documentId}/${story.slug}`) },
    }),
  };
}

function convert(element: SeedElement, index: number, context: BodyContext): Json[] {
  if (typeof element === 'string') return [text(element)];
  if ('h' in element) return [header(2, element.h)];
  if ('quote' in element) {
    const citation = element.by === undefined ? {} : { citation: text(element.by) };
    const subtype = element.pull ? 'pullquote' : 'blockquote';
    return [{ type: 'quote', subtype, content_elements: [text(element.quote)], ...citation }];
  }
  if ('image' in element) {
    const { image: id, ...words } = element;
    return [image(context.manifest, { id, ...words }, `${context.documentId}/${index}`)];
  }
  if ('list' in element) return [list(element.list, element.ordered ?? false)];
  if ('table' in element) {
    const { head, rows } = element.table;
    const { graphic } = element;
    return [
      {
        type: 'table',
        header: head.map(text),
        rows: rows.map((row) => row.map(text)),
        ...(graphic && { additional_properties: { graphic: { ...graphic } } }),
      },
    ];
  }
  if ('told' in element) return [told(element, `${context.documentId}/${index}`, context)];
  if ('gallery' in element) return [gallery(context.storyBySlug(element.gallery), context)];
  if ('video' in element) return [video(context.storyBySlug(element.video), element.title, context)];
  if ('sound' in element) return [soundElement(soundOf(element.sound), element.text)];
  if ('transcript' in element) {
    return [header(2, 'Transcripción'), list(transcriptOf(soundOf(element.transcript)), false)];
  }
  if ('pdf' in element) return [documentElement(documentOf(element.pdf))];
  if ('oembed' in element) {
    const raw_oembed = { type: 'rich', version: '1.0', url: element.url, html: element.html };
    return [{ type: 'oembed_response', subtype: element.oembed, raw_oembed }];
  }
  if ('html' in element) return [{ type: 'raw_html', content: element.html }];
  if ('interstitial' in element) {
    return [{ type: 'interstitial_link', content: element.interstitial, url: element.url }];
  }
  if ('links' in element) {
    const items = element.links.items.map(({ text: content, url }) => ({
      type: 'interstitial_link',
      content,
      url,
    }));
    return [{ type: 'link_list', title: element.links.title, items }];
  }
  if ('divider' in element) return [{ type: 'divider' }];
  if ('code' in element) return [{ type: 'code', content: element.code }];
  if ('correction' in element) {
    return [{ type: 'correction', correction_type: 'correction', text: element.correction }];
  }
  if ('endorsement' in element) return [{ type: 'endorsement', endorsement: element.endorsement }];
  if ('rating' in element) {
    return [{ type: 'numeric_rating', numeric_rating: element.rating, min: 0, max: 5, units: element.units }];
  }
  return update(element.at, element.text);
}

/** The recipe in a story's body. */
function recipeElements({ recipe }: SeedStory): Json[] {
  if (recipe === undefined) return [];
  return [
    header(2, `Ingredientes para ${recipe.yield}`),
    list(recipe.ingredients, false),
    header(2, `Preparación en ${recipe.minutes} minutos`),
    list(recipe.steps, true),
  ];
}

/** The compact body of a seed story as ANS content elements, each with its id. */
export function bodyElements(story: SeedStory, context: BodyContext): Json[] {
  const written = story.body.flatMap((element, index) => convert(element, index, context));
  const event = story.event
    ? eventElements(
        datedEvent(story.event, context.clock),
        context.addressOf(story),
        context.author,
        context.clock,
      )
    : [];
  return [...written, ...recipeElements(story), ...event].map((element, index) => ({
    _id: ansId('element', context.documentId, index),
    ...element,
  }));
}
