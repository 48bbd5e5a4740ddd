import { useCallback, type ReactNode } from 'react';
import type { CollectionsPort, EditorSearchPort } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { siteConfig } from '../api/site.ts';
import type { Session } from '../api/session.ts';
import { DeskSearchProvider } from '../pick/desk-search.tsx';
import { collectionsAddress } from '../routes.ts';
import { Opening } from '../screens/Opening.tsx';
import { useLoaded } from '../use-loaded.ts';
import { CollectionEditor } from './CollectionEditor.tsx';

export interface CollectionScreenProps {
  brand: BrandKey;
  id: string;
  session: Session;
  port: CollectionsPort;
  search: EditorSearchPort;
  onSessionEnded: () => void;
}

/** Opens a collection. */
export function CollectionScreen({
  brand,
  id,
  session,
  port,
  search,
  onSessionEnded,
}: CollectionScreenProps): ReactNode {
  const load = useCallback(async () => {
    const [opened, site] = await Promise.all([
      port.read({ brand, id }),
      // The names of pages are a help: the collection is there without them.
      siteConfig(brand).catch(() => undefined),
    ]);
    return { opened, pages: site?.pages ?? [] };
  }, [port, brand, id]);
  const loaded = useLoaded(load);
  return (
    <Opening
      loaded={loaded}
      words="Abriendo la colección…"
      back={{ href: collectionsAddress(brand), words: 'Volver a las colecciones' }}
    >
      {(value) => (
        <DeskSearchProvider
          port={search}
          brand={brand}
          siteOrigin={session.sites[brand]}
          pages={value.pages}
          onSessionEnded={onSessionEnded}
        >
          <CollectionEditor
            brand={brand}
            session={session}
            port={port}
            search={search}
            opened={value.opened}
            onSessionEnded={onSessionEnded}
          />
        </DeskSearchProvider>
      )}
    </Opening>
  );
}
