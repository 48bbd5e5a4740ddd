import type { ContentKey } from '../../domain/caching/content-keys.ts';
import { documentIssues, isPageDocument, type DocumentIssue } from '../../domain/page/issues.ts';
import type { PageDocument } from '../../domain/page/document.ts';
import { inForce, newPeriod, periodAt, publishedBefore, timelineOf } from '../../domain/page/schedule.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { ClockPort } from '../ports/clock.ts';
import type { ReadOptions } from '../ports/content.ts';
import type {
  FullRevision,
  PageEvent,
  PagesPort,
  PublishedPagesPort,
  Revision,
  StaffRole,
} from '../ports/pages.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';
import { createStoredPages, refused, STAFF_RANKS, type SeedPage, type StoredPage } from './stored-pages.ts';

/** The number of revisions that are answered without a `limit`, and the highest. */
const REVISIONS = { usual: 50, most: 200 };

export interface MemoryPagesOptions {
  clock: ClockPort;
  /** The roles by brand of each member of staff, by e-mail address. */
  staff?: Readonly<Record<string, Readonly<Record<string, StaffRole>>>> | undefined;
  pages?: readonly SeedPage[] | undefined;
  /** The faults of a document that is saved. @defaultValue those that do not depend on its blocks */
  validate?: ((document: PageDocument) => readonly DocumentIssue[]) | undefined;
  /** The error of every call while it is set. */
  play?: MemoryOutcome | undefined;
}

/** A store of pages in memory. */
export interface MemoryPages extends PublishedPagesPort {
  /** The pages of a member of staff, by e-mail address; null is a caller without a session. */
  as(email: string | null): PagesPort;
  seed(page: SeedPage): void;
  /** Tells listeners that contents of a brand have changed. */
  changeContents(brand: string, keys: readonly ContentKey[]): void;
}

/** Stores pages in memory, with the rules of the port. Values that go in and out are copies. */
export function createMemoryPages({
  clock,
  staff = {},
  pages: seeds = [],
  validate = documentIssues,
  play = {},
}: MemoryPagesOptions): MemoryPages {
  const store = createStoredPages(clock, validate);
  const { instant, listen, newPublication, pageAt, pagesOf, publishedOf, publishIn } = store;
  const { refuseFaulty, revisionAt, seed, tell } = store;
  seeds.forEach(seed);

  /** The call of a port: it can be given up, may fail as is played, and gives a copy. */
  const call = async <T>({ signal }: ReadOptions = {}, act: () => T): Promise<T> => {
    if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    await outcome(play);
    return structuredClone(act());
  };

  function as(email: string | null): PagesPort {
    /** The member of staff, who must have the role in the brand. */
    const member = (brand: string, role: StaffRole = 'propose'): string => {
      if (email === null || !Object.hasOwn(staff, email)) throw refused.unauthenticated();
      const held = staff[email]![brand];
      if (!held || STAFF_RANKS[held] < STAFF_RANKS[role]) throw refused.forbidden();
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
            const present = inForce(publishedOf(address), address.page, clock.now());
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
          const isPresent = periodAt(timelineOf(stored.publications), now)?.id === made.id;
          const action = isPresent ? 'published' : 'scheduled';
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
    changeContents: store.tellContents,
    published: (question, options) => call(options, () => publishedOf(question)),
    listen,
  };
}
