import manifest from '../../package.json' with { type: 'json' };
import { REPOSITORY, to } from '../addresses.ts';

/** The pages that an address of a document can lead to. */
export interface Places {
  /** The path of a page by the name of its file in `docs`, without ending. */
  guides: ReadonlyMap<string, string>;
}

/** The address on the site for one in a document: of a guide, of a page of this site, or of a file. */
export function addressIn({ guides }: Places): (url: string) => string {
  return (url) => {
    if (url.startsWith(manifest.homepage)) return to(url.slice(manifest.homepage.length));
    if (/^[a-z]+:|^#|^\//.test(url)) return url;
    const [file = '', place] = url.split('#');
    const path = guides.get(file.replace(/^(\.\.\/)*(docs\/)?/, '').replace(/\.md$/, ''));
    if (path === undefined) return `${REPOSITORY}${file.replace(/^(\.\.\/)+/, '')}`;
    return `${to(path)}${place ? `#${place}` : ''}`;
  };
}
