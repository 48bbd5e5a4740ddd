import manifest from '../../package.json' with { type: 'json' };
import { to } from '../addresses.ts';

/** A file of the repository, for pages that are not on the site. */
const SOURCE = `${manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/main/`;
const PIECE = /\?path=\/docs\/([a-z0-9-]+)--docs$/;

/** What an address of a document can lead to. */
export interface Places {
  /** The path of a page by the name of its file in `docs`, without ending. */
  guides: ReadonlyMap<string, string>;
  /** The paths of pieces: `components/Button`. */
  pieces: readonly string[];
}

/** The address on the site for one in a document: of a guide, a piece in the former site, or a file. */
export function addressIn({ guides, pieces }: Places): (url: string) => string {
  const byId = new Map(pieces.map((piece) => [piece.toLowerCase().replaceAll('/', '-'), piece]));
  return (url) => {
    const [, id = ''] = PIECE.exec(url) ?? [];
    if (id) return to(`${byId.get(id)!}/`);
    if (/^[a-z]+:|^#|^\//.test(url)) return url;
    const [file = '', place] = url.split('#');
    const path = guides.get(file.replace(/^(\.\.\/)*(docs\/)?/, '').replace(/\.md$/, ''));
    if (path === undefined) return `${SOURCE}${file.replace(/^(\.\.\/)+/, '')}`;
    return `${to(path)}${place ? `#${place}` : ''}`;
  };
}
