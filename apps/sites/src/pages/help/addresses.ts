import type { BrandConfig } from 'rotativa/themes';
import type { HelpSubtopic, HelpTopic } from './topic.ts';

/** The address of a topic, or of a page below it. */
export const helpHref = (
  { routes }: BrandConfig,
  topic: HelpTopic,
  page?: HelpSubtopic | HelpTopic,
): string =>
  page && page.key !== topic.key ? `${routes.help}${topic.key}/${page.key}/` : `${routes.help}${topic.key}/`;

/** The address of the form. */
export const helpFormHref = ({ routes }: BrandConfig): string => `${routes.help}contacto/`;
