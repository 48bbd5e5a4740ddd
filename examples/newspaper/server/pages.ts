import { jsonLdText, leadImages, siteData } from 'rotativa/domain';
import { brand, origin, site } from '../site.ts';
import { agenda, entry, type EntryPage } from './agenda.ts';
import { author, front, search, section, story, type StoryListing, type StoryPage } from './stories.ts';
import type { Visit } from './visit.ts';

/** The content of a page, by its view. Everything is plain: it can be sent as JSON. */
export type PageContent =
  | { view: 'front'; props: ReturnType<typeof front> & { agenda: StoryListing } }
  | { view: 'list'; props: StoryListing & { kicker?: string; words?: string } }
  | { view: 'story'; props: StoryPage }
  | { view: 'entry'; props: EntryPage }
  | { view: 'form'; props: { form: FormName; query: Readonly<Record<string, string>> } }
  | { view: 'notFound'; props: object };

export type FormName =
  'signIn' | 'sign-in-link' | 'restore' | 'newsletter' | 'consent' | 'offer' | 'terms' | 'data';

/** A page with what its head says. */
export type Page = PageContent & {
  /** Its path, to which forms lead back. */
  path: string;
  status: 200 | 404;
  title: string;
  description: string;
  /** Path of the address by which search engines know it; undefined for a page that they leave out. */
  canonical?: string;
  /** Absolute address of its picture. */
  image?: string;
  /** Structured data, where the view has none. */
  data?: string;
};

const { routes } = brand;

/** The pages of forms and of a few paragraphs. */
const FORMS: Readonly<Record<string, { form: FormName; title: string; hidden?: true }>> = {
  [routes.signIn]: { form: 'signIn', title: 'Entrar', hidden: true },
  '/entrar/enlace/': { form: 'sign-in-link', title: 'Entrar', hidden: true },
  [routes.restore]: { form: 'restore', title: 'Contraseña nueva', hidden: true },
  [routes.newsletters]: { form: 'newsletter', title: 'El boletín' },
  [routes.consent]: { form: 'consent', title: 'Privacidad', hidden: true },
  [routes.subscribe]: { form: 'offer', title: 'Suscripciones' },
  '/terminos/': { form: 'terms', title: 'Términos' },
  '/datos/': { form: 'data', title: 'Tratamiento de datos' },
};

const FRONT_DATA = jsonLdText(
  siteData({
    ...{ ...site, description: brand.tagline, language: 'es-CO', search: routes.search, networks: [] },
    legalName: brand.legalName,
  }),
);

const listPage = (path: string, props: StoryListing & { kicker?: string; words?: string }): Page => ({
  ...{ view: 'list', props, path, status: 200, title: props.title },
  description: props.description ?? `${props.title} en ${brand.name}`,
  ...(props.words === undefined && { canonical: path }),
});

const titled = (name: string): string => `${name} | ${brand.name}`;

async function find({ pathname, searchParams }: URL, visit: Visit): Promise<Page | undefined> {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  const form = FORMS[path];
  if (form)
    return {
      ...{
        view: 'form',
        path,
        status: 200,
        title: form.title,
        description: `${form.title} en ${brand.name}`,
      },
      props: { form: form.form, query: Object.fromEntries(searchParams) },
      ...(!form.hidden && { canonical: path }),
    };
  if (first === undefined)
    return {
      ...{ view: 'front', path, status: 200, title: '', description: brand.tagline, canonical: '/' },
      props: { ...front(), agenda: agenda() },
      data: FRONT_DATA,
    };
  if (path === routes.search) {
    const words = searchParams.get('q') ?? '';
    return listPage(path, { ...(await search(words)), words });
  }
  if (first === 'agenda' && parts.length <= 2) {
    if (second === undefined) return listPage(path, agenda());
    const props = entry(second, visit.reader);
    return (
      props && {
        ...{ view: 'entry', props, path, status: 200, title: props.headline, description: props.standfirst },
        ...{ canonical: path, image: origin + props.picture.url },
      }
    );
  }
  if (first === 'autor' && second !== undefined && parts.length === 2) {
    const props = author(second);
    return props && listPage(path, { ...props, kicker: 'Autor' });
  }
  if (second === 'articulo' && third !== undefined && parts.length === 3) {
    const props = await story(path, visit.reader);
    if (!props) return undefined;
    const { headline, description, canonicalUrl, lead } = props.article;
    const [image] = leadImages(lead, origin);
    return {
      ...{ view: 'story', props, path, status: 200, title: headline, description, canonical: canonicalUrl },
      ...(image && { image }),
    };
  }
  const props = parts.length === 1 ? section(first) : undefined;
  return props && listPage(path, props);
}

/** The page at an address, as the reader of this visit may see it. */
export async function pageAt(address: URL, visit: Visit): Promise<Page> {
  const found = await find(address, visit);
  const page: Page = found ?? {
    ...{ view: 'notFound', props: {}, path: '/', status: 404 },
    ...{ title: 'Esta página no existe', description: brand.tagline },
  };
  return { ...page, title: page.title ? titled(page.title) : `${brand.name}: ${brand.tagline}` };
}
