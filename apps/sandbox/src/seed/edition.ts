import { DAY_MS, EDITION_SECTION } from 'rotativa/domain';
import type { Json } from '../db/schema/content.ts';
import type { Site } from '../sites.ts';
import { ansId } from './ids.ts';
import { image, type PictureManifest } from './media.ts';
import { newsroomCredit, newsroomName } from './people.ts';
import { sectionReference } from './sections.ts';
import { dates, housekeeping } from './story.ts';
import type { OldEdition, SeedEdition } from './types.ts';

/** The archive of the print editions. */
export const PRINTED_SECTION = '/impresa';

/** Text of an edition's page: the cover story, other stories on the cover, and the printed edition, whose frame has the link to its file. */
function contents({ brand, number, title, deck, lines }: SeedEdition | OldEdition, id: string): Json[] {
  const url = `/documents/edicion-${brand}-${id}.pdf`;
  return [
    { type: 'header', level: 2, content: 'En esta edición' },
    {
      type: 'list',
      list_type: 'unordered',
      items: [`<b>${title}.</b> ${deck}.`, ...lines].map((content) => ({ type: 'text', content })),
    },
    { type: 'raw_html', content: `<iframe src="${url}" title="Edición impresa ${number}"></iframe>` },
  ];
}

/** A printed edition as a document: its cover, and raw HTML whose `src` is the printed edition. */
export function editionDocument(
  edition: SeedEdition | OldEdition,
  site: Site,
  manifest: PictureManifest,
  sectionName: string,
  clock: Date,
): Json {
  const _id = ansId('edition', edition.brand, edition.number);
  const url = `${EDITION_SECTION}/articulo/edicion-${edition.number}/`;
  const section = sectionReference(site, EDITION_SECTION, sectionName);
  const cover =
    'cover' in edition &&
    image(
      manifest,
      { id: edition.cover, caption: `Portada de la edición ${edition.number}.`, credit: site.name },
      _id,
    );
  const published =
    'day' in edition
      ? new Date(`${edition.day}T12:00:00Z`)
      : new Date(clock.getTime() - edition.daysAgo * DAY_MS);
  return {
    _id,
    type: 'story',
    subtype: 'Edición impresa',
    ...housekeeping(site, url),
    ...dates(published),
    headlines: { basic: edition.title },
    subheadlines: { basic: `Edición ${edition.number} de ${site.name}.` },
    description: { basic: `Edición ${edition.number} de ${site.name}.` },
    label: { basic: { text: `Edición ${edition.number}`, display: true } },
    credits: { by: [newsroomCredit(site)], affiliation: [] },
    copyright: newsroomName(site),
    owner: { id: site.slug, name: site.name, sponsored: false },
    content_restrictions: { content_code: '1' },
    taxonomy: { primary_section: section, sections: [section], tags: [] },
    websites: { [site.slug]: { website_section: section, website_url: url } },
    ...(cover && { promo_items: { basic: cover } }),
    content_elements: contents(edition, _id).map((element, index) => ({
      _id: ansId('element', _id, index),
      ...element,
    })),
    additional_properties: { edition: { number: edition.number } },
  };
}
