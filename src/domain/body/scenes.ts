import * as z from 'zod/mini';
import { paragraphsOf } from '../graphic/tour.ts';
import { MOST_STOPS } from '../graphic/graphic.ts';
import type { JsonRecord } from '../ans/common.ts';
import type { GalleryForm, Scene } from './block.ts';

const words = z.string().check(z.trim());

/** A scene of a gallery, as an editor writes it: at least a title, a text or a quote. */
export const SceneSettings = z
  .object({
    title: z.optional(words),
    /** A paragraph in each line. */
    text: z.optional(words),
    quote: z.optional(words),
    /** Whose quote it is. */
    by: z.optional(words),
  })
  .check(z.refine(({ title, text, quote }) => Boolean(title || text || quote), 'a scene without words'));

export type SceneSettings = z.output<typeof SceneSettings>;

const Scenes = z.array(SceneSettings, 'a list of scenes is needed');

/** The form of a gallery in a text: `additional_properties` of the gallery. `docs/set-pieces.md` explains each. */
const FormSettings = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('scenes'),
    scenes: Scenes.check(
      z.minLength(2, 'at least 2 scenes are needed'),
      z.maxLength(MOST_STOPS, `at most ${MOST_STOPS} scenes are told`),
    ),
  }),
  z.object({ form: z.literal('pair') }),
]);

const sceneOf = ({ title = '', text = '', quote = '', by = '' }: SceneSettings): Scene => ({
  title,
  paragraphs: paragraphsOf(text),
  quote,
  by,
});

/** The scenes of settings that may be wrong otherwise: their words are shown in any case. */
export function scenesOf(settings: JsonRecord): Scene[] {
  const { scenes } = settings;
  return (Array.isArray(scenes) ? scenes : []).flatMap((one) => {
    const read = SceneSettings.safeParse(one);
    return read.success ? [sceneOf(read.data)] : [];
  });
}

/**
 * The form of a gallery, or the reason in English why it is a plain gallery.
 * @param pictures how many of its pictures can be shown
 * @returns undefined for a gallery without a form
 */
export function galleryForm(
  settings: JsonRecord,
  pictures: number,
): { form: GalleryForm } | { problem: string } | undefined {
  const { form } = settings;
  if (form !== 'scenes' && form !== 'pair') return undefined;
  const read = FormSettings.safeParse(settings);
  if (!read.success)
    return {
      problem: read.error.issues
        .map(({ path, message }) => `${path.join('.') || 'settings'}: ${message}`)
        .join('; '),
    };
  if (read.data.form === 'pair')
    return pictures === 2
      ? { form: { type: 'pair' } }
      : { problem: `a 'pair' has 2 pictures, and this gallery has ${pictures}` };
  const scenes = read.data.scenes.map(sceneOf);
  return scenes.length === pictures
    ? { form: { type: 'scenes', scenes } }
    : { problem: `each picture has a scene, and there are ${pictures} pictures and ${scenes.length} scenes` };
}

/** The words of a scene in reading order. */
export const sceneTexts = ({ title, paragraphs, quote, by }: Scene): string[] => [
  title,
  ...paragraphs,
  quote,
  by,
];
