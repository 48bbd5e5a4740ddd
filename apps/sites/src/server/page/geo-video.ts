import type { HonoRequest } from 'hono';
import type { Site } from '../../config/site.ts';
import type { ServerContext } from '../context.ts';

/** The header that a page of the site depends on, if the brand has a video for some countries. */
export const countryHeaderOf = (
  { config }: Pick<ServerContext, 'config'>,
  { brand }: Site,
): string | undefined => (brand.services.geoVideo ? config.countryHeader : undefined);

/** Whether the brand has a video for readers of the country that a request names. @see N3 */
export function hasGeoVideo(
  context: Pick<ServerContext, 'config'>,
  site: Site,
  request: Pick<HonoRequest, 'header'>,
): boolean {
  const name = countryHeaderOf(context, site);
  const country = name && request.header(name)?.toUpperCase();
  return country !== undefined && (site.brand.services.geoVideo?.countries.includes(country) ?? false);
}
