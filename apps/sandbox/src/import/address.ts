import { createHash } from 'node:crypto';
import { plainText, slugify, type AnsDocument } from 'rotativa/domain';
import { flatNavigation } from 'rotativa/themes';
import { canonicalKey } from '../content/paths.ts';
import type { Site } from '../sites.ts';

/** The address of a document, or the reason why no page of the site can be there. */
export type OwnAddress =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/** In bytes. Proxies cut longer addresses, and a Postgres index cannot store them. */
const LONGEST = 1024;

const HOST = /^(https?:)?\/\/[^/?#]*/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Paths that the sites reserve, whatever the brand: files, account, information pages. */
const FOLDERS = /^\/(?:assets|images|videos|api|autogestion|ayuda)\//;
/** Feeds beside each list, and sitemaps. */
const FILES = /\/(?:rss\.xml|feed\.json)$|^\/sitemap(?:-\w+)?\.xml$/;
/** The paths of authors and tags have only a slug. */
const LISTS = /^\/(?:autor|noticias)\/[^/]+$/;
const PAGES: ReadonlySet<string> = new Set(
  `/ /homepage /buscar /health /store /suscripciones /oembed /robots.txt /manifest.webmanifest /favicon.ico
  /favicon.svg /sic.svg /contactenos /terminos-y-condiciones /habeas-data /aviso-de-privacidad /politica-de-riesgos
  /politica-sagrilaft /certificacion-issn /paute-con-nosotros /trabaje-con-nosotros /podcasts /beneficios-suscriptor
  /preguntas-frecuentes /lo-ultimo /impresa /archivo /apariencia /ingreso /inscripcion /usuario`.split(/\s+/),
);

/** Whether the path is reserved for a page of the site: a section of its menus, an account page, a file. */
function isTaken(path: string, { config: { navigation, routes } }: Site): boolean {
  const key = canonicalKey(path);
  const { main, menu, more, tv } = navigation;
  const menus = flatNavigation([...main, ...menu, ...more, ...tv]).map(({ link }) => link);
  const own = [...Object.values({ ...routes }).filter((link) => link !== undefined), ...menus];
  return (
    PAGES.has(key) ||
    FOLDERS.test(key) ||
    FILES.test(key) ||
    LISTS.test(key) ||
    own.some((link) => canonicalKey(link) === key)
  );
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The path of a document's address, without its host, if a page of the site can be there. */
export function ownAddress({ canonical_url }: AnsDocument, site: Site): OwnAddress {
  const no = (reason: string): OwnAddress => ({ ok: false, reason });
  const given = canonical_url.trim();
  if (given === '') return no('missing');
  const path = given.replace(HOST, '').replace(/#.*$/s, '');
  const words = decoded(path);
  if (SCHEME.test(path)) return no('not an address of a page');
  // A path does not include the query, which may identify the page, as in '/watch?v=…'.
  if (path.includes('?')) return no('not a path of a site: it has a query');
  if (words === undefined || /[\p{Cc}\\]/u.test(words)) return no('not a path that a browser can ask for');
  if (words.split('/').some((segment) => segment === '..' || segment === '.'))
    return no('not a path of a site: it leads out of its folder');
  if (Buffer.byteLength(path) > LONGEST) return no(`longer than ${LONGEST} bytes`);
  if (isTaken(path, site)) return no(`${path || '/'} is a page of the site itself`);
  return { ok: true, path: `/${path}`.replace(/\/{2,}/g, '/') };
}

/** Maximum length of a generated address, in characters. */
const LONGEST_SLUG = 90;

/** A generated address from section, headline and id: '/politica/articulo/titular/1f2e3d4c/'. */
export function madeAddress(document: AnsDocument): string {
  const section = document.taxonomy.primary_section?._id ?? document.taxonomy.sections[0]?._id ?? '/noticias';
  const kind = document.type === 'gallery' ? 'galeria' : 'articulo';
  const slug = slugify(plainText(document.headlines.basic), LONGEST_SLUG) || document.type;
  const id = createHash('sha256').update(document._id).digest('hex').slice(0, 8);
  const place = canonicalKey(section)
    .split('/')
    .map((part) => slugify(part, LONGEST_SLUG))
    .filter(Boolean)
    .join('/');
  return `/${place ? `${place}/` : ''}${kind}/${slug}/${id}/`;
}
