import type { ContentKey } from '../../domain/caching/content-keys.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { PageDocument } from '../../domain/page/document.ts';
import type { DocumentIssue } from '../../domain/page/issues.ts';
import { periodsFrom, timelineOf } from '../../domain/page/schedule.ts';
import type { ClockPort } from '../ports/clock.ts';
import type {
  ChangeListener,
  Draft,
  FullRevision,
  PageAddress,
  PageChange,
  PageEvent,
  PublishedPage,
  PublishedPagesPort,
  PublishedQuestion,
  RevisionConflict,
  StaffRole,
} from '../ports/pages.ts';

/** A page with which a store begins: its first revision, by 'seed', published from the beginning. */
export interface SeedPage extends PageAddress {
  document: PageDocument;
}

/** A publication as it was decided, without its document. */
type StoredPublication = Omit<PublishedPage, keyof PageAddress | 'document'>;

export interface StoredPage {
  readonly address: PageAddress;
  readonly revisions: FullRevision[];
  readonly publications: StoredPublication[];
  readonly drafts: Map<string, Draft>;
  readonly events: PageEvent[];
}

const BEGINNING = new Date(0).toISOString();

/** The roles by how much they may. */
export const STAFF_RANKS: Readonly<Record<StaffRole, number>> = { propose: 1, publish: 2, administer: 3 };

/** The errors of the port. */
export const refused = {
  unauthenticated: () => new ApiError('unauthenticated', 'There is no session.', 401),
  forbidden: () => new ApiError('forbidden', 'The member of staff lacks the role.', 403),
  unknownPage: () => new ApiError('unknown_page', 'There is no such page.', 404),
  unknownRevision: () => new ApiError('unknown_revision', 'The page has no such revision.', 404),
  unknownPublication: () => new ApiError('unknown_publication', 'The page has no such publication.', 404),
  alreadyBegun: () => new ApiError('already_begun', 'The publication has begun: publish another.', 409),
  nothingBefore: () => new ApiError('nothing_before', 'Nothing was published before.', 409),
  invalidPeriod: () => new ApiError('invalid_period', 'The publication ends before it begins.', 422),
  invalidDocument: (details: readonly DocumentIssue[]) =>
    new ApiError('invalid_document', 'The document has errors.', 422, { details }),
  conflict: (details: RevisionConflict) =>
    new ApiError('revision_conflict', 'There is a newer revision.', 409, { details }),
};

/** The pages of a store in memory, and the rules that do not depend on the caller. */
export function createStoredPages(
  clock: ClockPort,
  validate: (document: PageDocument) => readonly DocumentIssue[],
) {
  const pages = new Map<string, StoredPage>();
  const listeners = new Set<ChangeListener>();
  let changes = 0;
  let publications = 0;

  const keyOf = ({ brand, page }: PageAddress): string => JSON.stringify([brand, page]);
  const instant = (): string => clock.now().toISOString();
  const pageAt = (address: PageAddress): StoredPage => {
    const found = pages.get(keyOf(address));
    if (!found) throw refused.unknownPage();
    return found;
  };
  const revisionAt = ({ revisions }: StoredPage, number: number): FullRevision => {
    const found = revisions.find((one) => one.number === number);
    if (!found) throw refused.unknownRevision();
    return found;
  };
  const withDocument = (page: StoredPage, publication: StoredPublication): PublishedPage => ({
    ...page.address,
    ...publication,
    document: revisionAt(page, publication.revision).document,
  });
  const newPublication = (revision: number, from: string, until: string | null): StoredPublication => {
    publications += 1;
    return { id: String(publications), revision, from, until };
  };
  const tell = ({ address }: StoredPage): void => {
    changes += 1;
    const change: PageChange = { id: changes, ...address };
    for (const listener of listeners) listener.changed(change);
  };
  const tellContents = (brand: string, keys: readonly ContentKey[]): void => {
    changes += 1;
    const change = { id: changes, brand, keys: [...keys] };
    for (const listener of listeners) listener.contentChanged?.(change);
  };
  function seed({ document, ...address }: SeedPage): void {
    const first: FullRevision = {
      ...address,
      number: 1,
      parent: null,
      author: 'seed',
      note: '',
      created: instant(),
      document: structuredClone(document),
    };
    pages.set(keyOf(address), {
      address,
      revisions: [first],
      publications: [newPublication(1, BEGINNING, null)],
      drafts: new Map(),
      events: [],
    });
  }
  /** The pages of a brand by their names. */
  const pagesOf = (brand: string): StoredPage[] =>
    [...pages.values()]
      .filter(({ address }) => address.brand === brand)
      .sort((one, other) => (one.address.page < other.address.page ? -1 : 1));
  const publishedOf = ({ brand, page, at = clock.now() }: PublishedQuestion): PublishedPage[] =>
    pagesOf(brand)
      .filter(({ address }) => page === undefined || address.page === page)
      .flatMap((stored) =>
        periodsFrom(timelineOf(stored.publications), at).map((one) => withDocument(stored, one)),
      );
  /** Adds a publication, and gives the first time in which it is in force. */
  const publishIn = (stored: StoredPage, made: StoredPublication): PublishedPage => {
    stored.publications.push(made);
    return withDocument(
      stored,
      timelineOf(stored.publications).find(({ id }) => id === made.id)!,
    );
  };
  const refuseFaulty = (document: PageDocument): void => {
    const issues = validate(document).filter(({ severity }) => severity === 'error');
    if (issues.length > 0) throw refused.invalidDocument(issues);
  };

  const listen: PublishedPagesPort['listen'] = (listener) => {
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) listener.missed();
    });
    listeners.add(listener);
    return () => {
      isOver = true;
      listeners.delete(listener);
    };
  };

  return {
    instant,
    listen,
    newPublication,
    pageAt,
    pagesOf,
    publishedOf,
    publishIn,
    refuseFaulty,
    revisionAt,
    seed,
    tell,
    tellContents,
  };
}
