import type { BrandConfig } from 'rotativa/themes';

/** The address of a service for a brand: the setting names the place of the slug. */
export const siteAddress = (setting: string, { slug }: Pick<BrandConfig, 'slug'>): string =>
  setting.replaceAll('{site}', slug);
