import type { BlockPage } from 'rotativa/blocks';
import type { HelpContactPageProps } from 'rotativa/patterns/help/HelpContact';
import type { BrandConfig } from 'rotativa/themes';
import { helpFormHref } from './addresses.ts';
import { HELP_TOPICS } from './topics.ts';

/** The parameter of a page with the form that names the topic from which the reader comes. */
export const TOPIC_NAME = 'tema';

/** The form of the customer service. It always posts to its page in the help centre, which also shows its answers. */
export const contactForm = (
  brand: BrandConfig,
  query: URLSearchParams,
  posted?: BlockPage['posted'],
): HelpContactPageProps => ({
  action: helpFormHref(brand),
  topics: HELP_TOPICS.map(({ key, title }) => ({ key, title })),
  topic: HELP_TOPICS.find(({ key }) => key === query.get(TOPIC_NAME))?.key,
  policy: brand.properties.habeasData,
  ...(posted && { answer: JSON.stringify(posted) }),
});
