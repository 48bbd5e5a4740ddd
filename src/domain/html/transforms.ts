import type { Attributes } from 'sanitize-html';
import { httpHref, isExternal, pictureSource, safeHref, safeSource } from '../url/safe.ts';
import { frameKind, frameSandbox, frameSource } from './frames.ts';
import { bodyElements } from '../../messages/documents.ts';

const REL_WORDS: readonly string[] = ['nofollow', 'sponsored', 'ugc', 'noreferrer', 'author', 'license'];
const DIMENSION = /^\d{1,4}%?$/;

export type Transform = (
  tagName: string,
  attribs: Attributes,
) => { tagName: string; attribs: Attributes; text?: string };

function keep(attribs: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => names.includes(name)));
}

function dimensions(attribs: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(keep(attribs, ['width', 'height'])).filter(([, value]) => DIMENSION.test(value)),
  );
}

/** A sanitised link: a safe address, `rel` for other hosts, `target` only when it is `_blank`. */
export function link(siteHosts: readonly string[]): Transform {
  return (_tagName, attribs) => {
    const href = safeHref(attribs['href']);
    if (!href) return { tagName: 'span', attribs: {} };
    const blank = attribs['target'] === '_blank';
    const given = (attribs['rel'] ?? '').toLowerCase().split(' ');
    const rel = REL_WORDS.filter((word) => given.includes(word));
    if (blank || isExternal(href, siteHosts)) rel.unshift('noopener');
    return {
      tagName: 'a',
      attribs: {
        href,
        ...keep(attribs, ['title', 'hreflang']),
        ...(blank ? { target: '_blank' } : {}),
        ...(rel.length > 0 ? { rel: rel.join(' ') } : {}),
      },
    };
  };
}

/** A rejected frame, such as one of the site itself, becomes a link to its page. */
function refused({ src, title }: Attributes): ReturnType<Transform> {
  const href = httpHref(src) ?? (/^\/(?![/\\])/.test(src ?? '') ? safeHref(src) : undefined);
  if (!href) return { tagName: 'iframe', attribs: {} };
  return {
    tagName: 'a',
    attribs: { href, rel: 'noopener' },
    text: title?.trim() || bodyElements.frameLink,
  };
}

/** A frame without a height gets the full text width and the aspect ratio of its kind. */
function frameSize(attribs: Attributes, src: string): Attributes {
  const given = dimensions(attribs);
  const height = given['height'];
  // A percentage of an unknown height is not a height.
  return height && !height.endsWith('%') ? given : { 'data-kind': frameKind(src) };
}

/** The addresses of a picture or a frame. Pages that load it late have a placeholder, or nothing, in `src`. */
const LATE = ['src', 'data-src', 'data-lazy-src', 'data-original'];

const firstSource = (
  attribs: Attributes,
  accept: (address: string | undefined) => string | undefined,
): string | undefined => LATE.map((name) => accept(attribs[name])).find((found) => found !== undefined);

/** A sanitised frame: https, from another host, sandboxed, lazy, with a title. */
export function frame(siteHosts: readonly string[]): Transform {
  return (_tagName, attribs) => {
    const src = firstSource(attribs, (address) => {
      const source = frameSource(address, siteHosts);
      return source && URL.canParse(source) ? source : undefined;
    });
    if (!src) return refused(attribs);
    return {
      tagName: 'iframe',
      attribs: {
        src,
        ...frameSize(attribs, src),
        title: attribs['title']?.trim() || bodyElements.frame,
        loading: 'lazy',
        referrerpolicy: 'strict-origin-when-cross-origin',
        sandbox: frameSandbox(src),
        // A separate attribute allows full screen. Browsers warn if `allow` repeats it.
        allow: 'autoplay; encrypted-media; picture-in-picture',
        allowfullscreen: '',
      },
    };
  };
}

/** A sanitised picture: a safe address, an alternative text, lazy. */
export function picture(_tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const src = firstSource(attribs, pictureSource);
  if (!src) return { tagName: 'img', attribs: {} };
  return {
    tagName: 'img',
    attribs: { src, alt: attribs['alt'] ?? '', ...dimensions(attribs), loading: 'lazy', decoding: 'async' },
  };
}

/** A sanitised video or audio, without autoplay. */
export function media(tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const poster = pictureSource(attribs['poster']);
  const src = safeSource(attribs['src']);
  return {
    tagName,
    attribs: {
      ...(src ? { src } : {}),
      ...(poster ? { poster } : {}),
      ...dimensions(attribs),
      controls: '',
      preload: 'none',
    },
  };
}
