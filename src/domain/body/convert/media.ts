import type { ContentElement, ImageElement, VideoElement } from '../../ans/element.ts';
import { captionWithCredit, creditLine, isIllustration } from '../../article/caption.ts';
import { defined } from '../../defined.ts';
import { plainText } from '../../html/plain-text.ts';
import { escapeHtml } from '../../html/escape.ts';
import { sanitizeInline } from '../../html/policy.ts';
import { toPicture } from '../../image/picture.ts';
import { safeHref } from '../../url/safe.ts';
import { toPlayer } from '../../video/to-player.ts';
import type { BodyBlock, Caption, GalleryPicture, ImageBlock, Scene } from '../block.ts';
import { note, type BodyContext } from '../context.ts';
import { galleryForm, scenesOf } from '../scenes.ts';
import { audioBlock } from './audio-block.ts';
import type { Converter } from './converter.ts';
import { textBlocks, wordsInstead } from './words.ts';

/** Caption and credit of an image. @see N5 */
function toCaption(image: ImageElement, context: BodyContext): Caption {
  const options = { ...context, illustration: isIllustration(image.subtype) };
  const credit = creditLine(image.credits, image.copyright, options);
  return captionWithCredit(sanitizeInline(image.caption ?? '', context), credit);
}

function toImageBlock(element: ImageElement, context: BodyContext): ImageBlock[] {
  const picture = toPicture(element);
  if (!picture) {
    note(context, element, 'an image whose address is relative, malformed or not safe');
    return [];
  }
  const { _id: id, alignment, link } = element;
  const href = safeHref(link);
  return [
    defined({ type: 'image' as const, id, picture, caption: toCaption(element, context), alignment, href }),
  ];
}

/** The pictures of a gallery, in order. */
function toGalleryPictures(elements: readonly ContentElement[], context: BodyContext): GalleryPicture[] {
  return elements.flatMap((element): GalleryPicture[] => {
    const picture = element.type === 'image' ? toPicture(element) : undefined;
    if (element.type !== 'image' || !picture) {
      note(context, element, 'not a picture that a gallery can show');
      return [];
    }
    const caption = toCaption(element, context);
    return [{ id: element._id, picture, subtitle: plainText(element.subtitle ?? ''), caption }];
  });
}

/** The words of a scene whose gallery has no form: settings that are wrong hide no text. */
function wordsOfScene({ title, paragraphs, quote, by }: Scene, id: string): BodyBlock[] {
  const texts = [...paragraphs, quote, by].filter(Boolean);
  return [
    ...(title ? [{ type: 'header' as const, id, level: 3 as const, html: escapeHtml(title) }] : []),
    ...texts.map((text, at) => ({ type: 'text' as const, id: `${id}-${at}`, html: escapeHtml(text) })),
  ];
}

export const image: Converter<'image'> = toImageBlock;

export const gallery: Converter<'gallery'> = (element, context) => {
  const images = toGalleryPictures(element.content_elements, context);
  if (images.length === 0) {
    note(context, element, 'a gallery without pictures: its words are shown');
    return wordsInstead(element, context);
  }
  const { _id: id, headline, description, additional_properties: settings = {} } = element;
  const href = safeHref(element.canonical_url);
  const told = galleryForm(settings, images.length);
  const form = told && 'form' in told ? told.form : undefined;
  if (told && 'problem' in told) note(context, element, `it is shown as a plain gallery: ${told.problem}`);
  return [
    defined({ type: 'gallery' as const, id, title: plainText(headline), href, images, form }),
    ...(form ? [] : scenesOf(settings).flatMap((scene, at) => wordsOfScene(scene, `${id}-${at}`))),
    ...textBlocks(description, id, context),
  ];
};

/** A video that cannot be played becomes its still with a caption, and its texts. */
function still(element: VideoElement, context: BodyContext): BodyBlock[] {
  note(context, element, 'a video without a playable source: its still and its words are shown');
  const { _id, promo_image, headline } = element;
  const images = promo_image
    ? toImageBlock({ ...promo_image, _id, caption: promo_image.caption ?? headline }, context)
    : [];
  const captioned = images.length > 0 && !promo_image?.caption;
  return [...images, ...wordsInstead({ ...element, headline: captioned ? '' : headline }, context)];
}

export const video: Converter<'video'> = (element, context) => {
  const player = toPlayer(element);
  if (!player) return still(element, context);
  const { _id: id, headline, description } = element;
  return [{ type: 'video', id, player, title: plainText(headline), description: plainText(description) }];
};

export const audio: Converter<'audio'> = (element, context) => {
  const recording = audioBlock(element);
  if (!recording) {
    note(context, element, 'an audio without a playable source: its words are shown');
    return wordsInstead(element, context);
  }
  return [recording, ...textBlocks(element.description, element._id, context)];
};
