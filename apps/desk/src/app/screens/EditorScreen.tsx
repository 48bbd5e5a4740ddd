import { useCallback, useState, type ReactNode } from 'react';
import { inForce, withPlacementIds } from 'rotativa/domain';
import type { EditorSearchPort, PagesPort } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { createDraftCalls } from '../api/draft-calls.ts';
import { showDraft, siteConfig } from '../api/site.ts';
import type { Session } from '../api/session.ts';
import { readLocalDraft } from '../draft/draft-keeper.ts';
import { draftKey } from '../draft/use-draft-keeper.ts';
import { Editor, type OpenedPage } from '../editor/Editor.tsx';
import { FIRST_VIEW } from '../editor/use-view.ts';
import { useAnnounce } from '../editor/announcer.tsx';
import { listAddress } from '../routes.ts';
import { useLoaded } from '../use-loaded.ts';
import { Opening } from './Opening.tsx';

export interface EditorScreenProps {
  brand: BrandKey;
  page: string;
  session: Session;
  sessions: number;
  pages: PagesPort;
  search: EditorSearchPort;
  onSessionEnded: () => void;
}

/**
 * Opens a page: the work that this browser keeps, or else the draft that the server keeps, or else the last revision.
 * A browser keeps only what the server has not taken, so its work is the newer one.
 */
async function openPage(
  pages: PagesPort,
  { brand, page, email }: { brand: string; page: string; email: string },
): Promise<OpenedPage> {
  const address = { brand, page };
  const [[latest], draft, published] = await Promise.all([
    pages.revisions({ ...address, limit: 1 }),
    pages.draft(address),
    pages.published(address),
  ]);
  const local = readLocalDraft(localStorage, draftKey(email, brand, page));
  const work = local ?? draft;
  const revision = await pages.revision({ ...address, number: work?.base ?? latest?.number ?? 1 });
  const shown = inForce(published, page, new Date());
  const document = withPlacementIds(work?.document ?? revision.document);
  // The site makes it while the desk is drawn. The address is the one that the site knows.
  const show = createDraftCalls((question) => showDraft(brand, question));
  const first = show({ page, document, ...FIRST_VIEW });
  first.catch(() => undefined);
  return {
    ...{ revision, document, show, first },
    draft: local ? { kind: 'pending' } : draft ? { kind: 'saved', at: draft.saved } : { kind: 'none' },
    published: shown ? { revision: shown.revision, document: withPlacementIds(shown.document) } : null,
    unsent: local !== null,
  };
}

export function EditorScreen(props: EditorScreenProps): ReactNode {
  const { brand, page, session, sessions, pages, search, onSessionEnded } = props;
  const { email } = session.staff;
  const announce = useAnnounce();
  const [count, setCount] = useState(0);
  const load = useCallback(async () => {
    const [site, opened] = await Promise.all([siteConfig(brand), openPage(pages, { brand, page, email })]);
    return { site, opened, count };
  }, [brand, pages, page, email, count]);
  const last = useLoaded(load);
  // A page that is opened again waits: what one wrote in the one before would be lost.
  const loaded = last.value?.count === count ? last : { ...last, value: undefined };
  const reopen = useCallback(
    (said: string) => {
      announce(said);
      setCount((before) => before + 1);
    },
    [announce],
  );
  return (
    <Opening
      loaded={loaded}
      words="Abriendo la página…"
      back={{ href: listAddress(brand), words: 'Volver a la lista' }}
    >
      {(value) => (
        <Editor
          key={`${brand} ${page} ${value.count}`}
          brand={brand}
          page={page}
          session={session}
          sessions={sessions}
          pages={pages}
          search={search}
          site={value.site}
          opened={value.opened}
          onSessionEnded={onSessionEnded}
          onReopen={reopen}
        />
      )}
    </Opening>
  );
}
