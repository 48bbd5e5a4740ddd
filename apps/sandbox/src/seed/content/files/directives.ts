import { GraphicSettings, SceneSettings } from 'rotativa/domain/server';
import { z } from 'zod';
import type { SeedElement } from '../../types.ts';
import { ContentError } from './content-error.ts';
import type { Block } from './blocks.ts';
import { readFields } from './fields.ts';
import { picture, pictureId, text, url } from './values.ts';

/** How the table that follows is drawn. */
export interface TableSettings {
  graphic: GraphicSettings;
}

/** A kind of element that is not words: its fields, and the element that they make. */
interface Directive {
  read(block: Block): SeedElement | TableSettings;
}

const directive = <T extends z.ZodRawShape>(
  shape: T,
  element: (fields: z.output<z.ZodObject<T>>) => SeedElement | TableSettings,
): Directive => {
  const schema = z.strictObject(shape);
  return { read: (block) => element(readFields(block, schema) as z.output<z.ZodObject<T>>) };
};

/** The directives of a body, by the word after ':::'. `apps/content/README.md` has an example of each. */
const DIRECTIVES: Readonly<Record<string, Directive>> = {
  'pull-quote': directive({ text, by: text.exactOptional() }, ({ text: quote, by }) => ({
    pull: true,
    quote,
    ...(by !== undefined && { by }),
  })),
  picture: directive(
    { id: pictureId, caption: text, credit: text, alt: text.exactOptional() },
    ({ id: image, ...words }) => ({ image, ...words }),
  ),
  graphic: directive(GraphicSettings.shape, (graphic) => ({ graphic })),
  scenes: directive(
    {
      title: text.exactOptional(),
      pictures: z.array(picture.omit({ subtitle: true }).extend(SceneSettings.shape)).min(2),
    },
    ({ title = '', pictures }) => {
      const told = pictures.map(({ id, caption, credit, alt, ...scene }) => ({
        picture: { id, caption, credit, ...(alt !== undefined && { alt }) },
        scene,
      }));
      return {
        told: 'scenes',
        title,
        pictures: told.map(({ picture: shown }) => shown),
        scenes: told.map(({ scene }) => scene),
      };
    },
  ),
  pair: directive({ title: text, pictures: z.array(picture).length(2) }, ({ title, pictures }) => ({
    told: 'pair',
    title,
    pictures,
  })),
  gallery: directive({ slug: text }, ({ slug: gallery }) => ({ gallery })),
  video: directive({ slug: text, title: text }, ({ slug: video, title }) => ({ video, title })),
  sound: directive({ id: text, text }, ({ id: sound, text: about }) => ({ sound, text: about })),
  transcript: directive({ sound: text }, ({ sound: transcript }) => ({ transcript })),
  document: directive({ id: text }, ({ id: pdf }) => ({ pdf })),
  embed: directive(
    { from: z.enum(['youtube', 'twitter', 'instagram']), url, html: text },
    ({ from: oembed, url: address, html }) => ({ oembed, url: address, html }),
  ),
  'read-more': directive({ text, url }, ({ text: interstitial, url: address }) => ({
    interstitial,
    url: address,
  })),
  links: directive({ title: text, items: z.array(z.strictObject({ text, url })).min(1) }, (links) => ({
    links,
  })),
  update: directive(
    {
      at: z.string().regex(/^\d{1,2}:\d{2} [ap]\. m\.$/, "write the time as '3:25 p. m.'"),
      text,
      key: z.literal(true).exactOptional(),
      pinned: z.literal(true).exactOptional(),
    },
    (update) => update,
  ),
  correction: directive({ text }, ({ text: correction }) => ({ correction })),
  endorsement: directive({ text }, ({ text: endorsement }) => ({ endorsement })),
  rating: directive({ rating: z.number().min(0).max(5), units: text }, (rating) => rating),
};

/** @throws ContentError when there is no such directive, or its fields are wrong */
export function readDirective(block: Block): SeedElement | TableSettings {
  const found = DIRECTIVES[block.name];
  if (found) return found.read(block);
  throw new ContentError(block.file, [
    {
      line: block.line - 1,
      text: `there is no directive '${block.name}'. Use one of these: ${Object.keys(DIRECTIVES).join(', ')}.`,
    },
  ]);
}
