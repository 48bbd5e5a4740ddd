import { createContext, use, useMemo, type ReactNode } from 'react';
import { createHttpImages } from 'rotativa/providers/http';
import type { EditorSearchPort } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { createLookup, type Lookup } from './lookup.ts';

/** All that the pickers of a brand need. */
export interface DeskSearch {
  readonly port: EditorSearchPort;
  readonly brand: BrandKey;
  readonly lookup: Lookup;
  /** The address of a small copy of a picture, some pixels wide. */
  readonly thumbnail: (src: string, width: number) => string;
  /** The address of a picture as it is. */
  readonly original: (src: string) => string;
  /** The name of a page for editors. */
  readonly pageLabel: (page: string) => string;
  readonly onSessionEnded: () => void;
}

const Search = createContext<DeskSearch | undefined>(undefined);

/** The search of the brand; undefined where there is none: pickers are text fields then. */
export const useDeskSearch = (): DeskSearch | undefined => use(Search);

export interface DeskSearchProviderProps {
  port: EditorSearchPort | undefined;
  brand: BrandKey;
  /** The origin of the brand's site, which makes small pictures. */
  siteOrigin: string;
  pages: readonly { readonly page: string; readonly label: string }[];
  onSessionEnded: () => void;
  children: ReactNode;
}

/** Gives the pickers inside it their search. */
export function DeskSearchProvider(props: DeskSearchProviderProps): ReactNode {
  const { port, brand, siteOrigin, pages, onSessionEnded, children } = props;
  const search = useMemo((): DeskSearch | undefined => {
    if (!port) return undefined;
    const images = createHttpImages({ resizer: siteOrigin, sources: [siteOrigin] });
    const labels = new Map(pages.map(({ page, label }) => [page, label]));
    return {
      port,
      brand,
      lookup: createLookup(port, brand),
      thumbnail: (src, width) => images.url(src, { width }),
      original: (src) => (URL.canParse(src, siteOrigin) ? new URL(src, siteOrigin).href : ''),
      pageLabel: (page) => labels.get(page) ?? page,
      onSessionEnded,
    };
  }, [port, brand, siteOrigin, pages, onSessionEnded]);
  return <Search value={search}>{children}</Search>;
}
