import type { Crumb } from 'rotativa/domain';
import type { BrandConfig } from 'rotativa/themes';
import { helpHref } from './addresses.ts';
import { HELP_TITLE, type HelpPage } from './index.ts';

/** The way from the home page to a page of the help centre, with the page as its last step. */
export function helpTrail(brand: BrandConfig, { title, topic, page }: HelpPage, path: string): Crumb[] {
  const { help } = brand.routes;
  const own = { name: title, href: path };
  const home = { name: brand.name, href: '/' };
  if (path === help) return [home, own];
  const start = { name: HELP_TITLE, href: help };
  const above = topic && page ? [{ name: topic.title, href: helpHref(brand, topic) }] : [];
  return [home, start, ...above, own];
}
