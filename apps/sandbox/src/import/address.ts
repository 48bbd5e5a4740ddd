import { createHash } from 'node:crypto';
import type { AnsDocument } from 'rotativa/domain';
import type { NavigationItem } from 'rotativa/themes';
import { canonicalKey, slugify } from '../content/paths.ts';
import type { Site } from '../sites.ts';

/** Where a document says that it is published, or why no page of the site can be there. */
export type OwnAddress =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/** Longer addresses are cut by proxies and by whoever hands them on. */
const LONGEST = 1024;

const HOST = /^(https?:)?\/\/[^/?#]*/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** What the sites keep for themselves, whatever the brand: files, the account, pages of words. */
const FOLDERS = /^\/(?:assets|images|videos|autogestion)\//;
/** The author's and the tag's page have a slug and no more. */
const LISTS = /^\/(?:autor|noticias)\/[^/]+$/;
const PAGES: ReadonlySet<string> = new Set(
  `/ /homepage /buscar /health /store /suscripciones /robots.txt /sitemap.xml /manifest.webmanifest /favicon.ico
  /favicon.svg /sic.svg /contactenos /terminos-y-condiciones /habeas-data /aviso-de-privacidad /politica-de-riesgos
  /politica-sagrilaft /certificacion-issn /paute-con-nosotros /trabaje-con-nosotros /beneficios-suscriptor`.split(
    /\s+/,
  ),
);

const links = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ link, children = [] }) => [link, ...links(children)]);

/** Whether the site shows a page of its own at the path: a section of its menus, an account page, a file. */
function isTaken(path: string, { config: { navigation, routes } }: Site): boolean {
  const key = canonicalKey(path);
  const { main, menu, more, tv } = navigation;
  const own = [...Object.values({ ...routes }), ...links([...main, ...menu, ...more, ...tv])];
  return (
    PAGES.has(key) || FOLDERS.test(key) || LISTS.test(key) || own.some((link) => canonicalKey(link) === key)
  );
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The path at which a document says that it is published, without its host, if a page of the site can be there. */
export function ownAddress({ canonical_url }: AnsDocument, site: Site): OwnAddress {
  const no = (reason: string): OwnAddress => ({ ok: false, reason });
  const given = canonical_url.trim();
  if (given === '') return no('missing');
  const path = given.replace(HOST, '').replace(/#.*$/s, '');
  const words = decoded(path);
  if (SCHEME.test(path)) return no('not an address of a page');
  // What tells pages apart behind a question mark is lost in a path, as in '/watch?v=…'.
  if (path.includes('?')) return no('not a path of a site: it has a query');
  if (words === undefined || /[\p{Cc}\\]/u.test(words)) return no('not a path that a browser can ask for');
  if (words.split('/').some((segment) => segment === '..' || segment === '.'))
    return no('not a path of a site: it leads out of its folder');
  if (path.length > LONGEST) return no(`longer than ${LONGEST} characters`);
  if (isTaken(path, site)) return no(`${path || '/'} is a page of the site itself`);
  return { ok: true, path: `/${path}`.replace(/\/{2,}/g, '/') };
}

/** An address made from section, headline and id: '/politica/articulo/titular/1f2e3d4c/'. */
export function madeAddress(document: AnsDocument): string {
  const section = document.taxonomy.primary_section?._id ?? document.taxonomy.sections[0]?._id ?? '/noticias';
  const kind = document.type === 'gallery' ? 'galeria' : 'articulo';
  const slug = slugify(document.headlines.basic) || document.type;
  const id = createHash('sha256').update(document._id).digest('hex').slice(0, 8);
  const place = canonicalKey(section)
    .split('/')
    .map((part) => slugify(part))
    .filter(Boolean)
    .join('/');
  return `/${place ? `${place}/` : ''}${kind}/${slug}/${id}/`;
}
