import type { BrandConfig } from 'rotativa/themes';
import { advertising, contact, issn, jobs, store, subscriberBenefits } from './about.ts';
import { habeasData, privacy, risks, sagrilaft, terms } from './legal.ts';
import { ADVERTISING_PATH, JOBS_PATH } from './paths.ts';
import type { InfoPage, MakeInfo } from './words.ts';

/** Information pages that every site has at the same path. */
const COMMON_PAGES: Readonly<Record<string, MakeInfo>> = {
  '/aviso-de-privacidad/': privacy,
  '/politica-de-riesgos/': risks,
  '/politica-sagrilaft/': sagrilaft,
  '/certificacion-issn/': issn,
  [ADVERTISING_PATH]: advertising,
  [JOBS_PATH]: jobs,
  '/store/': store,
  '/suscripciones/': store,
};

/** All information pages of a brand: the common ones, and those whose path the brand sets. */
export function infoPages({ routes, properties }: BrandConfig): ReadonlyMap<string, MakeInfo> {
  return new Map<string, MakeInfo>([
    ...Object.entries(COMMON_PAGES),
    [properties.termsConditionsStore, terms],
    [properties.habeasData, habeasData],
    [properties.beneficiosSuscriptor, subscriberBenefits],
    [routes.contact, contact],
    [routes.subscribe, store],
  ]);
}

/** The information page at a path, or undefined. */
export const infoPage = (brand: BrandConfig, path: string): InfoPage | undefined =>
  infoPages(brand).get(path)?.(brand);
