import type { BlockPlacement, PageDocument } from 'rotativa/blocks';
import { NEWSLETTERS, type BrandConfig, type Newsletter } from 'rotativa/themes';

/** The words of the pages. They are in the infinitive, because brands address readers differently. */
export const NEWSLETTER_WORDS = {
  title: 'Newsletters',
  text: 'Cartas de la redacción que llegan al correo, sin costo.',
  sample: 'Así es una edición',
  sampleOf: 'así es una edición',
  others: 'Otros newsletters',
  join: 'Recibirlo en el correo',
};

/** The list of a brand's newsletters, or the page of one of them. */
export interface NewsletterPage {
  readonly title: string;
  readonly description: string;
  /** All of the brand. */
  readonly own: readonly Newsletter[];
  /** Absent on the list. */
  readonly newsletter?: Newsletter;
}

/** A brand's newsletters, in the order in which they are listed. */
export const newslettersOf = ({
  key,
  features,
}: Pick<BrandConfig, 'key' | 'features'>): readonly Newsletter[] =>
  features.newsletter ? NEWSLETTERS.filter(({ brand }) => brand === key) : [];

/** The address of a newsletter's page. */
export const newsletterHref = ({ routes }: Pick<BrandConfig, 'routes'>, { origin }: Newsletter): string =>
  `${routes.newsletters}${origin}/`;

/** The page about newsletters at a path; undefined for other paths, and for brands without newsletters. */
export function newsletterPageAt(brand: BrandConfig, path: string): NewsletterPage | undefined {
  const own = newslettersOf(brand);
  if (own.length === 0) return undefined;
  if (path === brand.routes.newsletters)
    return { title: NEWSLETTER_WORDS.title, description: NEWSLETTER_WORDS.text, own };
  const newsletter = own.find((one) => path === newsletterHref(brand, one));
  return newsletter && { title: newsletter.name, description: newsletter.text, own, newsletter };
}

const SAMPLE_SIZE = 4;

const list = (part: 'form' | 'list'): BlockPlacement => ({ block: 'newsletters', settings: { part } });

const sample = ({ section = '' }: Newsletter, title: string): BlockPlacement => ({
  block: 'section-row',
  settings: { published: true, title, section, feedSize: SAMPLE_SIZE },
});

/**
 * The document of the page: its description in the head. That of a newsletter has its form, a sample and the others; the
 * list has a sample of each.
 */
export function newsletterDocument(
  document: PageDocument,
  { title, description, own, newsletter }: NewsletterPage,
): PageDocument {
  return {
    ...document,
    title,
    regions: {
      ...document.regions,
      head: [
        {
          block: 'page-head',
          settings: { description, ...(newsletter && { kicker: NEWSLETTER_WORDS.title }) },
        },
      ],
      main: newsletter
        ? [list('form'), sample(newsletter, NEWSLETTER_WORDS.sample), list('list')]
        : [list('list'), ...own.map((one) => sample(one, `${one.name}: ${NEWSLETTER_WORDS.sampleOf}`))],
    },
  };
}

/** The parameter of a newsletter's page after its form, and its value. */
export const REQUESTED_NAME = 'inscripcion';
export const REQUESTED = 'enviada';
