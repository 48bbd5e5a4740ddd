import { language } from '../../messages/language.ts';
import type { Messages } from '../../messages/index.ts';

type Say = Messages['fileUpload'];

/** The rules of files that may be chosen. */
export interface FileRules {
  /** As in HTML: '.pdf, image/*'. Undefined allows every kind. */
  readonly accept: string | undefined;
  /** The most bytes of one file. */
  readonly maxBytes: number | undefined;
  /** The most files. */
  readonly maxFiles: number | undefined;
}

const kindsOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);

/** Whether a file is of an accepted kind: by its ending, its type, or the family of its type. */
export function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = kindsOf(accept);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

/** The accepted kinds in words: 'imágenes o PDF'. */
export function kindWords(accept: string, say: Say): string {
  const words = kindsOf(accept).map((kind) => {
    const family = say.kinds[kind];
    if (family) return family;
    const ending = kind.startsWith('.') ? kind.slice(1) : kind.split('/')[1]!.replace(/\+.*$/, '');
    return (ending === 'jpg' ? 'jpeg' : ending).toUpperCase();
  });
  return say.or([...new Set(words)]);
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size as people write it: '1,5 MB'.
 * @param round a file that is too large is rounded up and its limit down, so that they never look the same
 */
export function fileSize(bytes: number, round: 'ceil' | 'floor' | 'trunc' = 'ceil'): string {
  const at = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const scaled = Math[round]((bytes / 1000 ** at) * 10) / 10;
  return new Intl.NumberFormat(language.tag, {
    style: 'unit',
    unit: UNITS[at]!,
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(at === 0 ? bytes : scaled);
}

/** The rules in sentences, before anything is chosen; empty without rules. */
export function ruleWords({ accept, maxBytes, maxFiles }: FileRules, say: Say): string {
  return [
    accept && say.rules.kinds(kindWords(accept, say)),
    maxBytes !== undefined && say.rules.size(fileSize(maxBytes, 'floor')),
    maxFiles !== undefined && maxFiles > 1 && say.rules.count(maxFiles),
  ]
    .filter(Boolean)
    .join(' ');
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Sorts new files into those that may be added to the present ones, and the reasons why others may not. */
export function sortFiles(
  present: readonly File[],
  files: readonly File[],
  { accept, maxBytes, maxFiles = Infinity }: FileRules,
  say: Say,
): { taken: File[]; refused: string[] } {
  const taken: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const { name, size } = file;
    const reasons: (string | false | undefined)[] = [
      [...present, ...taken].some((other) => isSame(other, file)) && say.refused.repeated(name),
      accept && !isAccepted(file, accept) && say.refused.kind(name, kindWords(accept, say)),
      size === 0 && say.refused.empty(name),
      maxBytes !== undefined &&
        size > maxBytes &&
        say.refused.size(name, fileSize(size), fileSize(maxBytes, 'floor')),
      present.length + taken.length >= maxFiles && say.refused.count(name, maxFiles),
    ];
    const reason = reasons.find(Boolean);
    if (reason) refused.push(reason);
    else taken.push(file);
  }
  return { taken, refused };
}

/** Letters of a name that stay before its ending. */
const KEPT = 4;
/** Longer endings are no kinds of files. */
const LONGEST_ENDING = 8;

/** A file's name in two parts: the second one, with the ending, is never cut off. */
export function nameParts(name: string): readonly [start: string, end: string] {
  const ending = /\.[^.\s]+$/.exec(name)?.[0] ?? '';
  const letters = [...name];
  const at = letters.length - (ending.length > LONGEST_ENDING + 1 ? 0 : [...ending].length) - KEPT;
  return at > KEPT ? [letters.slice(0, at).join(''), letters.slice(at).join('')] : ['', name];
}

/** Kinds of pictures that are shown. An SVG is a document that may contain scripts, so it is not. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

export const isPicture = ({ type }: File): boolean => PICTURES.has(type);
