import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import { looseText, text, type Cursor } from './read.ts';

/** Where a document is on the site that reads it, and on the site of the family that published it first. */
export interface Place {
  /** The path; empty without one. */
  readonly url: string;
  /** The site's own section of the document, as the source has it. */
  readonly section: unknown;
  /** The place on the first site; undefined if that is the site that reads. */
  readonly original?: { readonly website: string; readonly url: string } | undefined;
}

const textOf = (value: unknown): string => looseText(value).trim();

/**
 * Reads `canonical_website`, `canonical_url` and `websites`. A document of several sites has its own address and
 * section on each; a reader that names no site gets those of the first.
 */
export function readPlace(source: JsonRecord, at: Cursor): Place {
  const { website } = at;
  const sites = isRecord(source['websites']) ? source['websites'] : {};
  const on = (name: string): JsonRecord => {
    const site = Object.hasOwn(sites, name) ? sites[name] : undefined;
    return isRecord(site) ? site : {};
  };
  const urlOn = (name: string): string => textOf(on(name)['website_url']);
  const given = text(source['canonical_url'], at.at('canonical_url'))?.trim() ?? '';
  // Without its name the first site is the only one with the canonical address.
  const named = Object.keys(sites).filter((name) => given !== '' && urlOn(name) === given);
  const first = textOf(source['canonical_website']) || (named.length === 1 ? named[0]! : '');
  if (website !== undefined && first !== '' && first !== website)
    return {
      url: urlOn(website) || given || textOf(source['website_url']),
      section: on(website)['website_section'],
      original: { website: first, url: urlOn(first) || given },
    };
  const own =
    [first, website ?? ''].find((name) => Object.hasOwn(sites, name)) ?? Object.keys(sites)[0] ?? '';
  return { url: given || urlOn(own) || textOf(source['website_url']), section: on(own)['website_section'] };
}
