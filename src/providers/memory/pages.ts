import { documentIssues, isPageDocument, type DocumentIssue } from '../../domain/page/issues.ts';
import type { PageDocument } from '../../domain/page/document.ts';
import { newPeriod, periodAt, periodsFrom, publishedBefore, timelineOf } from '../../domain/page/schedule.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ClockPort } from '../ports/clock.ts';
import type { ReadOptions } from '../ports/content.ts';
import type {
  ChangeListener,
  Draft,
  FullRevision,
  PageAddress,
  PageChange,
  PageEvent,
  PagesPort,
  PublishedPage,
  PublishedPagesPort,
  PublishedQuestion,
  Revision,
  RevisionConflict,
  StaffRole,
} from '../ports/pages.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';

/** The number of revisions that are answered without a `limit`, and the highest. */
const REVISIONS = { usual: 50, most: 200 };

/** A page with which a store begins: its first revision, by 'seed', published from the beginning. */
export interface SeedPage extends PageAddress {
  document: PageDocument;
}

export interface MemoryPagesOptions {
  clock: ClockPort;
  /** The roles by brand of each member of staff, by e-mail address. */
  staff?: Readonly<Record<string, Readonly<Record<string, StaffRole>>>> | undefined;
  pages?: readonly SeedPage[] | undefined;
  /** The faults of a document that is saved. @defaultValue those that can be told without its blocks */
  validate?: ((document: PageDocument) => readonly DocumentIssue[]) | undefined;
  /** The error of every call while it is set. */
  play?: MemoryOutcome | undefined;
}

/** A store of pages in memory. */
export interface MemoryPages extends PublishedPagesPort {
  /** The pages of a member of staff, by e-mail address; null is a caller without a session. */
  as(email: string | null): PagesPort;
  seed(page: SeedPage): void;
  /** The highest number of a change. */
  readonly lastChange: number;
}

/** A publication as it was decided, without its document. */
type StoredPublication = Omit<PublishedPage, keyof PageAddress | 'document'>;

interface StoredPage {
  readonly address: PageAddress;
  readonly revisions: FullRevision[];
  readonly publications: StoredPublication[];
  readonly drafts: Map<string, Draft>;
  readonly events: PageEvent[];
}

const BEGINNING = new Date(0).toISOString();
const RANKS: Readonly<Record<StaffRole, number>> = { propose: 1, publish: 2, administer: 3 };
const refused = {
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

/** Stores pages in memory, with the rules of the port. Values that go in and out are copies. */
export function createMemoryPages({
  clock,
  staff = {},
  pages: seeds = [],
  validate = documentIssues,
  play = {},
}: MemoryPagesOptions): MemoryPages {
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
  /** The call of a port: it can be given up, may fail as is played, and gives a copy. */
  const call = async <T>({ signal }: ReadOptions = {}, act: () => T): Promise<T> => {
    if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    await outcome(play);
    return structuredClone(act());
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
  seeds.forEach(seed);

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

  function as(email: string | null): PagesPort {
    /** The member of staff, who must have the role in the brand. */
    const member = (brand: string, role: StaffRole = 'propose'): string => {
      if (email === null || !Object.hasOwn(staff, email)) throw refused.unauthenticated();
      const held = staff[email]![brand];
      if (!held || RANKS[held] < RANKS[role]) throw refused.forbidden();
      return email;
    };
    const record = (
      { address, events }: StoredPage,
      event: Pick<PageEvent, 'action' | 'revision'> & Partial<PageEvent>,
    ): void => {
      events.unshift({
        ...address,
        by: email!,
        at: instant(),
        from: null,
        until: null,
        note: '',
        ...event,
      });
    };

    return {
      listen,
      published: (question, options) =>
        call(options, () => {
          member(question.brand);
          return publishedOf(question);
        }),
      list: ({ brand }, options) =>
        call(options, () => {
          member(brand);
          return pagesOf(brand).map(({ address, revisions, publications: decided, drafts }) => {
            const present = periodAt(timelineOf(decided), clock.now());
            return {
              ...address,
              revision: revisions.at(-1)!.number,
              published: present
                ? { revision: present.revision, from: present.from, until: present.until }
                : null,
              scheduled: decided
                .filter(({ from }) => Date.parse(from) > clock.now().getTime())
                .sort((one, other) => Date.parse(one.from) - Date.parse(other.from)),
              drafts: [...drafts.values()]
                .sort((one, other) => Date.parse(other.saved) - Date.parse(one.saved))
                .map(({ author, saved, base }) => ({ author, saved, base })),
            };
          });
        }),
      revision: ({ number, ...address }, options) =>
        call(options, () => {
          member(address.brand);
          return revisionAt(pageAt(address), number);
        }),
      revisions: ({ before = Infinity, limit = REVISIONS.usual, ...address }, options) =>
        call(options, () => {
          member(address.brand);
          return pageAt(address)
            .revisions.filter(({ number }) => number < before)
            .map(({ document: _, ...revision }): Revision => revision)
            .reverse()
            .slice(0, Math.min(limit, REVISIONS.most));
        }),
      history: (address, options) =>
        call(options, () => {
          member(address.brand);
          return pageAt(address).events;
        }),
      draft: (address, options) =>
        call(options, () => {
          const author = member(address.brand);
          return pageAt(address).drafts.get(author) ?? null;
        }),
      saveDraft: ({ base, document, ...address }, options) =>
        call(options, () => {
          const author = member(address.brand);
          const stored = pageAt(address);
          revisionAt(stored, base);
          if (!isPageDocument(document)) throw refused.invalidDocument(documentIssues(document));
          const draft = {
            ...stored.address,
            author,
            base,
            document: structuredClone(document),
            saved: instant(),
          };
          stored.drafts.set(author, draft);
          return draft;
        }),
      discardDraft: (address, options) =>
        call(options, () => {
          const author = member(address.brand);
          pageAt(address).drafts.delete(author);
        }),
      save: ({ expected, document, note, ...address }, options) =>
        call(options, () => {
          const author = member(address.brand);
          const stored = pageAt(address);
          const base = revisionAt(stored, expected);
          refuseFaulty(document);
          const last = stored.revisions.at(-1)!;
          if (last !== base) throw refused.conflict(structuredClone({ base, theirs: last }));
          const revision: FullRevision = {
            ...stored.address,
            number: last.number + 1,
            parent: expected,
            author,
            note,
            created: instant(),
            document: structuredClone(document),
          };
          stored.revisions.push(revision);
          stored.drafts.delete(author);
          record(stored, { action: 'saved', revision: revision.number, note });
          return revision;
        }),
      publish: ({ revision, from, until, ...address }, options) =>
        call(options, () => {
          member(address.brand, 'publish');
          const stored = pageAt(address);
          refuseFaulty(revisionAt(stored, revision).document);
          const now = clock.now();
          const period = newPeriod({ from, until }, now);
          if (!period) throw refused.invalidPeriod();
          const made = newPublication(revision, period.from, period.until);
          const begins = publishIn(stored, made);
          const action = Date.parse(period.from) > now.getTime() ? 'scheduled' : 'published';
          record(stored, { action, revision, ...period });
          tell(stored);
          return begins;
        }),
      withdraw: ({ id, ...address }, options) =>
        call(options, () => {
          member(address.brand, 'publish');
          const stored = pageAt(address);
          const index = stored.publications.findIndex((one) => one.id === id);
          const found = stored.publications[index];
          if (!found) throw refused.unknownPublication();
          if (Date.parse(found.from) <= clock.now().getTime()) throw refused.alreadyBegun();
          stored.publications.splice(index, 1);
          record(stored, {
            action: 'withdrawn',
            revision: found.revision,
            from: found.from,
            until: found.until,
          });
          tell(stored);
        }),
      rollBack: (address, options) =>
        call(options, () => {
          member(address.brand, 'publish');
          const stored = pageAt(address);
          const now = clock.now();
          const before = publishedBefore(timelineOf(stored.publications), now);
          if (!before) throw refused.nothingBefore();
          const begins = publishIn(stored, newPublication(before.revision, now.toISOString(), null));
          record(stored, { action: 'rolled-back', revision: begins.revision, from: begins.from });
          tell(stored);
          return begins;
        }),
    };
  }

  return {
    as,
    seed,
    published: (question, options) => call(options, () => publishedOf(question)),
    listen,
    get lastChange() {
      return changes;
    },
  };
}
