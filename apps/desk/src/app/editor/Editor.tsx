import { Puck, type Data } from '@puckeditor/core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PageDocument } from 'rotativa/domain';
import type { PreviewReply } from 'rotativa/editor';
import type { EditorSearchPort, FullRevision, PagesPort } from 'rotativa/providers';
import type { BrandKey } from 'rotativa/themes';
import { problemOf } from '../api/problem-of.ts';
import type { ShowDraft } from '../api/draft-calls.ts';
import { previewLink, showDraft, type SiteConfig } from '../api/site.ts';
import { mayPublish as isPublisher, type Session } from '../api/session.ts';
import { FrameDocument } from '../canvas/FrameDocument.tsx';
import { regionNames, toDocument, toPuckData } from '../document/puck-data.ts';
import type { DraftState } from '../draft/draft-keeper.ts';
import { useDraftKeeper } from '../draft/use-draft-keeper.ts';
import { DeskSearchProvider } from '../pick/desk-search.tsx';
import { HistoryDialog } from '../publish/HistoryDialog.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { MoveBar, type MoveBarProps } from './MoveBar.tsx';
import { puckConfig } from './puck-config.tsx';
import { PUCK_WORDS } from './puck-words.ts';
import { useDrawing } from './use-drawing.ts';
import { usePreview } from './use-preview.ts';
import { useView } from './use-view.ts';
import { Workspace } from './Workspace.tsx';

/** A page as the editor opens it. */
export interface OpenedPage {
  readonly revision: FullRevision;
  /** The unfinished work, or the revision's document. With ids. */
  readonly document: PageDocument;
  readonly draft: DraftState;
  /** The revision that readers get now; null for none. */
  readonly published: { readonly revision: number; readonly document: PageDocument } | null;
  /** Whether this browser has work that the server lacks. */
  readonly unsent: boolean;
  /** Asks the site for drafts of the page. */
  readonly show: ShowDraft;
  /** Its answer about the document, for the first view. */
  readonly first: Promise<PreviewReply>;
}

export interface EditorProps {
  brand: BrandKey;
  page: string;
  session: Session;
  pages: PagesPort;
  search: EditorSearchPort;
  site: SiteConfig;
  opened: OpenedPage;
  onSessionEnded: () => void;
  /** Opens the page again: after it was published, rolled back or thrown away. */
  onReopen: (said: string) => void;
  /** Counts the sessions: a new one sends what is left. */
  sessions: number;
}

/** The visual editor reads these again whenever they are others. */
const PERMISSIONS = {};
const IFRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };

export function Editor(props: EditorProps): ReactNode {
  const { brand, page, session, pages, search, site, opened, onSessionEnded, onReopen, sessions } = props;
  const { revision } = opened;
  const address = useMemo(() => ({ brand, page }), [brand, page]);
  const named = site.pages.find((one) => one.page === page);
  const layout = site.layouts[opened.document.layout];
  const [base, setBase] = useState(revision);
  const [document, setDocument] = useState(opened.document);
  const [replacement, setReplacement] = useState<{ data: Data; count: number }>();
  const [dialog, setDialog] = useState<'publish' | 'history' | 'discard' | null>(null);
  const [problem, setProblem] = useState<string>();
  const [view, setView] = useView();
  const { canvas, show } = usePreview(opened.show, opened.first, onSessionEnded);
  const [keeper, draft] = useDraftKeeper(
    { email: session.staff.email, brand, page },
    pages,
    opened.draft,
    onSessionEnded,
  );

  const regions = useMemo(
    () =>
      regionNames(opened.document, layout?.regions.map(({ name }) => name) ?? []).map((name) => ({
        name,
        label: layout?.regions.find((region) => region.name === name)?.label ?? name,
      })),
    [opened.document, layout],
  );
  const names = useMemo(() => regions.map(({ name }) => name), [regions]);
  const blocks = useMemo(() => new Map(site.config.blocks.map((block) => [block.name, block])), [site]);
  const config = useMemo(() => {
    const used = Object.values(opened.document.regions).flatMap(
      (list) => list?.map(({ block }) => block) ?? [],
    );
    const unknown = [...new Set(used)].filter((name) => !blocks.has(name));
    return puckConfig({ blocks: site.config.blocks, unknown, regions, canvas });
  }, [site, blocks, opened.document, regions, canvas]);
  const first = useMemo(() => toPuckData(opened.document, names), [opened.document, names]);

  // The visual editor loses a change that comes with another `onChange`, as that of a merge would.
  const baseNumber = useRef(revision.number);
  const last = useRef(JSON.stringify(toDocument(first, names, opened.document)));
  const onChange = useCallback(
    (data: Data) => {
      const next = toDocument(data, names, opened.document);
      const text = JSON.stringify(next);
      if (text === last.current) return;
      last.current = text;
      setDocument(next);
      keeper.keep(baseNumber.current, next);
    },
    [names, opened.document, keeper],
  );

  const { mode, reader, at } = view;
  const path = named?.path ?? '/';
  useEffect(() => {
    // A new session asks again for what the old one did not get.
    show({ page, path: named?.path, document, mode, reader, ...(at !== undefined && { at }) });
  }, [show, page, named?.path, document, mode, reader, at, sessions]);
  // Work that was kept in this browser goes to the server now, and again with each new session.
  useEffect(() => {
    if (opened.unsent || sessions > 0) void keeper.retry();
  }, [keeper, opened.unsent, sessions]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (keeper.isUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [keeper]);

  const overrides = useMemo(
    () => ({
      iframe: ({ children, document: target }: { children: ReactNode; document?: Document }) => (
        <FrameDocument canvas={canvas} brand={brand} origin={session.sites[brand]} target={target}>
          {children}
        </FrameDocument>
      ),
      actionBar: (bar: Omit<MoveBarProps, 'canvas'>) => <MoveBar canvas={canvas} {...bar} />,
    }),
    [canvas, brand, session.sites],
  );

  const replace = (next: PageDocument): void =>
    setReplacement((before) => ({ data: toPuckData(next, names), count: (before?.count ?? 0) + 1 }));
  const openPreview = async (): Promise<void> => {
    // Opened at once, because browsers refuse a window after a wait.
    const opening = window.open('about:blank', '_blank');
    try {
      await keeper.retry();
      const body = { page, path, mode, reader, ...(at !== undefined && { at }) };
      const { address } = await previewLink(
        brand,
        draft.kind === 'none' ? { ...body, revision: base.number } : { ...body, author: session.staff.email },
      );
      if (opening) opening.location.href = address;
    } catch (error) {
      opening?.close();
      setProblem(problemOf(error));
    }
  };
  const discard = async (): Promise<void> => {
    try {
      await keeper.end(() => pages.discardDraft({ brand, page }));
      onReopen('Borrador descartado.');
    } catch (error) {
      setDialog(null);
      setProblem(problemOf(error));
    }
  };
  const drawing = useDrawing({
    ...{ brand, page, path, blocks, origin: session.sites[brand] },
    layout: opened.document.layout,
    region: names.includes('main') ? 'main' : (names[0] ?? 'main'),
    samples: site.samples,
  });
  const mayPublish = isPublisher(session.staff, brand);
  return (
    <>
      {problem && (
        <p className="note floating" data-severity="error" role="alert">
          {problem}{' '}
          <button type="button" className="quiet" onClick={() => setProblem(undefined)}>
            Cerrar
          </button>
        </p>
      )}
      <DeskSearchProvider
        port={search}
        brand={brand}
        siteOrigin={session.sites[brand]}
        pages={site.pages}
        onSessionEnded={onSessionEnded}
      >
        <Puck
          config={config}
          data={first}
          onChange={onChange}
          iframe={IFRAME}
          permissions={PERMISSIONS}
          overrides={overrides}
          dictionary={PUCK_WORDS}
        >
          <Workspace
            place={address}
            top={{
              brand,
              title: named?.label ?? page,
              base: `Revisión ${base.number}`,
              draft,
              publishLabel: mayPublish ? 'Publicar…' : 'Proponer…',
              onPublish: () => setDialog('publish'),
              onHistory: () => setDialog('history'),
              onDiscard: () => setDialog('discard'),
              onPreview: () => void openPreview(),
            }}
            regions={regions}
            config={site.config}
            blocks={blocks}
            layoutLabel={layout?.label ?? document.layout}
            canvas={canvas}
            drawing={drawing}
            view={view}
            onView={setView}
            replacement={replacement}
            document={document}
          />
        </Puck>
      </DeskSearchProvider>
      {dialog === 'publish' && (
        <PublishDialog
          brand={brand}
          page={page}
          pages={pages}
          site={site}
          base={base}
          document={document}
          published={opened.published}
          canvas={canvas}
          origin={session.sites[brand]}
          path={path}
          view={view}
          draw={showDraft}
          mayPublish={mayPublish}
          onClose={() => setDialog(null)}
          onMerged={(merged, theirs) => {
            setBase(theirs);
            baseNumber.current = theirs.number;
            replace(merged);
            keeper.keep(theirs.number, merged);
            setDialog(null);
          }}
          end={keeper.end}
          onDone={onReopen}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          brand={brand}
          page={page}
          pages={pages}
          mayPublish={mayPublish}
          onClose={() => setDialog(null)}
          onOpen={(found) => {
            replace(found.document);
            setDialog(null);
          }}
          onRolledBack={onReopen}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog
          revision={revision.number}
          onClose={() => setDialog(null)}
          onDiscard={() => void discard()}
        />
      )}
    </>
  );
}
