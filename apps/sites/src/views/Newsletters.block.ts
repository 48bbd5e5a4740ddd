import { defineBlock } from 'rotativa/blocks';
import {
  newsletterFormIsland,
  type NewsletterFormPageProps,
} from 'rotativa/patterns/newsletter/NewsletterForm';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import {
  REQUESTED,
  REQUESTED_NAME,
  newsletterHref,
  newsletterPageAt,
  NEWSLETTER_WORDS,
  newslettersOf,
} from '../pages/newsletters.ts';
import { Newsletters } from './Newsletters.tsx';

const PORTRAIT_PX = 160;

/** The newsletters of a brand, or one of them with its editor and its form. @see B13 */
export const newslettersBlock = defineBlock({
  name: 'newsletters',
  label: 'Newsletters',
  settings: z.object({
    part: z
      .enum(['form', 'list'])
      .default('list')
      .meta({ title: 'Parte', options: { form: 'Formulario de uno', list: 'Lista' } }),
  }),
  editorial: false,
  load: async ({ part }, { content }, { brand, path }) => {
    const { newsletter } = newsletterPageAt(siteBrand(brand), path) ?? {};
    if (part === 'list') return { newsletter, editor: undefined };
    // Without its editor the page still has its form.
    return { newsletter, editor: newsletter && (await content.author(newsletter.editor).catch(() => null)) };
  },
  props: ({ newsletter, editor }, { part }, { links, images }, { brand: key, query, posted, path }) => {
    const brand = siteBrand(key);
    const formTo = (action: string): NewsletterFormPageProps => ({
      action,
      policy: brand.properties.habeasData,
      addresses: brand.newsletterAddresses,
    });
    if (part === 'list') {
      const list = newslettersOf(brand)
        .filter((one) => one !== newsletter)
        .map((one) => ({ name: one.name, text: one.text, href: newsletterHref(brand, one) }));
      if (list.length === 0) return null;
      // Below a newsletter the others are links; on their page each has its form.
      return newsletter
        ? { title: NEWSLETTER_WORDS.others, list }
        : { letters: list.map((one) => ({ ...one, form: formTo(one.href) })) };
    }
    if (!newsletter) return null;
    const { name, byline, role, image } = editor ?? {};
    return {
      form: {
        ...formTo(path),
        sent: query.get(REQUESTED_NAME) === REQUESTED,
        ...(posted && { answer: JSON.stringify(posted) }),
      },
      ...(editor && {
        editor: {
          name: byline ?? name ?? '',
          role,
          url: links.author(newsletter.editor),
          portrait: image && images.url(image, { width: PORTRAIT_PX, height: PORTRAIT_PX }),
        },
      }),
    };
  },
  view: Newsletters,
  islands: [newsletterFormIsland],
});
