import { HttpError } from '../http/errors.ts';
import { findSite, SITES, type Site } from '../sites.ts';

/** The site of a `_website` parameter. @throws HttpError 400 naming the known ones */
export function requireSite(name: string | undefined): Site {
  const site = name === undefined ? undefined : findSite(name);
  if (site !== undefined) return site;
  const known = SITES.map(({ slug }) => slug).join(', ');
  const fault = name === undefined ? 'is missing' : `names no site: '${name}'`;
  throw new HttpError(400, 'invalid_website', `_website ${fault}. Known sites: ${known}.`);
}
