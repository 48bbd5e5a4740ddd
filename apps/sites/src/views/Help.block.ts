import { defineBlock } from 'rotativa/blocks';
import type { HelpCentreProps } from 'rotativa/patterns/help/HelpCentre';
import { helpContactIsland } from 'rotativa/patterns/help/HelpContact';
import { readerMessages, type BrandConfig } from 'rotativa/themes';
import { z } from 'zod';
import { siteBrand } from '../config/brands.ts';
import { frequentQuestions } from '../pages/faq/index.ts';
import { contactForm, TOPIC_NAME } from '../pages/help/contact-form.ts';
import {
  HELP_TOPICS,
  helpFormHref,
  helpHref,
  helpPageAt,
  searchHelp,
  sentIn,
  type HelpPage,
} from '../pages/help/index.ts';
import { NEWSROOMS } from '../pages/info/newsrooms.ts';
import { chatHref } from '../pages/info/words.ts';
import { helpTrail } from '../pages/help/trail.ts';
import { Help } from './Help.tsx';

type Way = Pick<HelpCentreProps, 'trail' | 'back'>;

/** The way to a page, and the page above it. The results of a search are a page below the first one. */
function wayTo(brand: BrandConfig, help: HelpPage, path: string, requested: string): Way {
  const trail = helpTrail(brand, help, path);
  const links = trail.map(({ name: text, href }) => ({ text, href }));
  if (requested) return { trail: [...links, { text: requested }], back: path };
  const [current, above] = links.toReversed();
  return {
    trail: [...links.slice(0, -1), { text: current!.text }],
    ...(links.length > 2 && { back: above!.href }),
  };
}

/** Topics or questions of a page. */
function contentOf(
  brand: BrandConfig,
  { topic, page, form, frequent }: HelpPage,
  requested: string,
): Partial<HelpCentreProps> {
  if (form) return {};
  if (requested) {
    const groups = searchHelp(brand, requested);
    return groups.length > 0 ? { groups } : { topics: cards(brand) };
  }
  if (frequent) return { groups: frequentQuestions(brand) };
  if (page) return { groups: [{ questions: page.questions(brand) }] };
  if (!topic) return { topics: cards(brand) };
  return 'pages' in topic
    ? {
        topics: topic.pages.map((one) => ({
          title: one.title,
          text: one.text,
          href: helpHref(brand, topic, one),
        })),
      }
    : { groups: [{ questions: topic.questions(brand) }] };
}

const cards = (brand: BrandConfig) =>
  HELP_TOPICS.map((topic) => ({
    title: topic.title,
    text: topic.text,
    icon: topic.icon,
    href: helpHref(brand, topic),
  }));

/** A page of the help centre. @see B14 */
export const helpBlock = defineBlock({
  name: 'help',
  label: 'Centro de ayuda',
  settings: z.object({}),
  editorial: false,
  load: (_settings, _services, { brand, path }) => {
    const help = helpPageAt(siteBrand(brand), path);
    return help ? { help } : null;
  },
  props: ({ help }, _settings, _services, { brand: key, query, posted, path }) => {
    const brand = siteBrand(key);
    const requested = help.form ? '' : (query.get('q') ?? '').trim().slice(0, 200);
    const { form, topic } = help;
    const sent = form ? sentIn(query) : undefined;
    const centre: HelpCentreProps = {
      ...wayTo(brand, help, path, requested),
      ...contentOf(brand, help, requested),
      ...(!form && { search: { action: brand.routes.help, query: requested } }),
      ...(!form && {
        missing: {
          text: readerMessages(brand.voice).notWhatYouSought,
          href: topic ? `${helpFormHref(brand)}?${TOPIC_NAME}=${topic.key}` : helpFormHref(brand),
        },
      }),
      whatsapp: chatHref(NEWSROOMS[brand.family].chat),
      preset: brand.list.head,
      sent,
    };
    const contact = form && !sent && contactForm(brand, query, posted);
    return { centre, ...(contact && { contact }) };
  },
  view: Help,
  islands: [helpContactIsland],
});
