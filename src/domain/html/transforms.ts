import type { Attributes } from 'sanitize-html';
import { httpHref, isExternal, safeHref, safeSource } from '../url/safe.ts';
import { frameSandbox, frameSource } from './frames.ts';

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

/** A link by the policy: a safe address, `rel` for other hosts, `target` only when it is `_blank`. */
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

/** A frame that may not be shown leaves a link to what it holds. */
function refused(src: string | undefined): ReturnType<Transform> {
  const href = httpHref(src);
  if (!href) return { tagName: 'iframe', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'noopener' }, text: 'Ver contenido incrustado' };
}

/** A frame by the policy: https, of another host, sandboxed, lazy, named. */
export function frame(siteHosts: readonly string[]): Transform {
  return (_tagName, attribs) => {
    const src = frameSource(attribs['src'] ?? attribs['data-src'], siteHosts);
    if (!src || !URL.canParse(src)) return refused(attribs['src']);
    return {
      tagName: 'iframe',
      attribs: {
        src,
        ...dimensions(attribs),
        title: attribs['title']?.trim() || 'Contenido incrustado',
        loading: 'lazy',
        referrerpolicy: 'strict-origin-when-cross-origin',
        sandbox: frameSandbox(src),
        // Full screen is allowed by the attribute of its own: browsers complain where it is said twice.
        allow: 'autoplay; encrypted-media; picture-in-picture',
        allowfullscreen: '',
      },
    };
  };
}

/** A picture by the policy: a safe address, an alternative text, lazy. */
export function picture(_tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const src = safeSource(attribs['src'] ?? attribs['data-src']);
  if (!src) return { tagName: 'img', attribs: {} };
  return {
    tagName: 'img',
    attribs: { src, alt: attribs['alt'] ?? '', ...dimensions(attribs), loading: 'lazy', decoding: 'async' },
  };
}

/** A video or an audio by the policy: it never starts by itself. */
export function media(tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const poster = safeSource(attribs['poster']);
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
