/** The first heading of a guide. */
export const titleOfGuide = (text: string): string => /^# (.+)$/m.exec(text)![1]!;

const idOf = (text: string): string =>
  titleOfGuide(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** A link to the page of a piece on the documentation site: `blocks/body/BodyVideo/`. */
const PIECE = /\]\((https:\/\/[^/)]+\/)((?:components|blocks|patterns)\/[\w/]+)\/\)/g;

/**
 * A guide whose links to guides and to pieces lead to their pages of this site.
 *
 * @param guides all guides by their path, which ends with the file name
 * @param homepage the address of the published site, which links to pieces have
 */
export function guideForSite(
  text: string,
  guides: Readonly<Record<string, string>>,
  homepage: string,
): string {
  const texts = new Map(Object.entries(guides).map(([path, guide]) => [path.split('/').at(-1)!, guide]));
  return text
    .replaceAll(PIECE, (link: string, site: string, piece: string) =>
      site === homepage ? `](?path=/docs/${piece.toLowerCase().replaceAll('/', '-')}--docs)` : link,
    )
    .replaceAll(/\]\(([\w-]+\.md)(#[\w-]+)?\)/g, (link: string, file: string, place = '') => {
      const guide = texts.get(file);
      return guide === undefined ? link : `](?path=/docs/guides-${idOf(guide)}--docs${place})`;
    });
}
