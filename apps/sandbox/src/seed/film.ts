import type { BrandKey } from 'rotativa/themes';
import type { PictureId } from './pictures.ts';
import type { SeedStory } from './types.ts';

/** A picture of a film: the camera moves towards its point of interest, then stops. Times are in seconds. */
export interface Shot {
  readonly picture: PictureId;
  readonly starts: number;
  readonly seconds: number;
}

/** A caption. Times are in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A silent film of drawn pictures, which its captions tell. */
export interface Film {
  readonly id: string;
  /** Whose views of the pictures it shows. */
  readonly brand: BrandKey;
  readonly shots: readonly Shot[];
  readonly cues: readonly Cue[];
  readonly chapters: readonly { readonly title: string; readonly starts: number }[];
  readonly seconds: number;
}

/** Letters of a caption: two lines of 42. */
const CAPTION_LETTERS = 84;
/** Letters that are read in a second, with time to look at the picture. */
const READ_LETTERS = 9;
const SHORTEST_CUE = 3;
/** The films have no sound; their descriptions state that. */
const CREDIT = 'Video sin sonido, hecho con ilustraciones de la redacción.';

/** Captions of about the same length, cut between words. */
export function captionsOf(paragraph: string): string[] {
  const text = paragraph.replace(/<[^>]*>/g, '').trim();
  const parts = Math.ceil(text.length / CAPTION_LETTERS);
  const captions: string[] = [];
  let caption = '';
  for (const word of text.split(/\s+/)) {
    const longer = caption === '' ? word : `${caption} ${word}`;
    const isLong = longer.length > CAPTION_LETTERS || caption.length >= text.length / parts;
    if (caption !== '' && isLong) {
      captions.push(caption);
      caption = word;
    } else caption = longer;
  }
  return caption === '' ? captions : [...captions, caption];
}

/** Half seconds, so that every time is short in a file of captions. */
const readingTime = (text: string): number =>
  Math.max(SHORTEST_CUE, Math.ceil((text.length / READ_LETTERS) * 2) / 2);

/**
 * The film of a video: one shot for each paragraph. Headline, standfirst and the caption of the picture open the first.
 * Undefined for any other story.
 */
export function filmOf(story: SeedStory): Film | undefined {
  const { brand, slug, type, headline, standfirst = '', picture, body, film = {} } = story;
  if (type !== 'video' || picture === undefined) return undefined;
  const paragraphs = body.filter((element) => typeof element === 'string');
  const cues: Cue[] = [];
  const shots: Shot[] = [];
  let now = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    const starts = now;
    const before = at === 0 ? [headline, standfirst, picture.caption] : [];
    const after = at === paragraphs.length - 1 ? [CREDIT] : [];
    for (const text of [...before, paragraph, ...after].flatMap(captionsOf)) {
      cues.push({ from: now, to: now + readingTime(text), text });
      now += readingTime(text);
    }
    const shown = at === 0 ? picture.id : (film.pictures?.[at - 1] ?? picture.id);
    shots.push({ picture: shown, starts, seconds: now - starts });
  }
  const chapters = (film.chapters ?? []).map((title, at) => ({ title, starts: shots[at]?.starts ?? 0 }));
  return { id: `${brand}-${slug}`, brand, shots, cues, chapters, seconds: now };
}

const clockTime = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const milliseconds = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${milliseconds}`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The captions of a film as a WebVTT file. */
export function captionFile({ cues }: Film): string {
  const written = cues.map(
    ({ from, to, text }) => `${clockTime(from)} --> ${clockTime(to)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...written].join('\n');
}
