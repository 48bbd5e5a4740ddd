import type { HonoRequest } from 'hono';
import type { Site } from '../../config/site.ts';
import type { ServerContext } from '../context.ts';

/** The header that a page of the site depends on, if the brand has a video for some countries. */
export const countryHeaderOf = (
  { config }: Pick<ServerContext, 'config'>,
  { brand }: Site,
): string | undefined => (brand.services.geoVideo ? config.countryHeader : undefined);

/** On sites with a sandbox, which have no CDN, the address may name the country: `?pais=US`. */
const COUNTRY_PARAMETER = 'pais';

/** Whether the brand has a video for readers of the country that a request names. @see N3 */
export function hasGeoVideo(
  context: Pick<ServerContext, 'config'>,
  site: Site,
  request: Pick<HonoRequest, 'header' | 'query'>,
): boolean {
  const name = countryHeaderOf(context, site);
  const requested = context.config.ownContent ? request.query(COUNTRY_PARAMETER) : undefined;
  const country = (requested ?? (name && request.header(name)))?.toUpperCase();
  return country !== undefined && (site.brand.services.geoVideo?.countries.includes(country) ?? false);
}
