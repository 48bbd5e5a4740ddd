import type { AnsDocument } from '../../domain/ans/document.ts';
import { publishedAt } from '../../domain/article/dates.ts';
import type { CollectionDocument } from '../../domain/collection/document.ts';
import { collectionIssues } from '../../domain/collection/issues.ts';
import { originalStory } from '../../domain/collection/original-story.ts';
import {
  collectionKind,
  itemsInForce,
  stripCollection,
  unusedStrip,
  withAuthors,
} from '../../domain/collection/rules.ts';
import { instantOf } from '../../domain/dates/instant.ts';
import { ApiError, CLIENT_CODES } from '../../domain/errors/api-error.ts';
import { titleOf } from '../../domain/article/title.ts';
import type { ClockPort } from '../ports/clock.ts';
import type {
  CollectionAddress,
  CollectionConflictSides,
  CollectionRevision,
  CollectionsPort,
  FullCollection,
} from '../ports/collections.ts';
import type { ReadOptions } from '../ports/content.ts';
import type { StaffRole } from '../ports/pages.ts';
import { outcome, type MemoryOutcome } from './outcome.ts';
import { refused, STAFF_RANKS } from './stored-pages.ts';

/** A collection with which a store begins: its first revision, by 'seed'. */
export interface SeedCollection extends CollectionAddress {
  document: CollectionDocument;
}

/** Says what changed from one state to another, with the headlines of stories by their ids. */
export type DescribeChanges = (
  before: CollectionDocument,
  after: CollectionDocument,
  headlines: Readonly<Record<string, string>>,
) => readonly string[];

export interface MemoryCollectionsOptions {
  clock: ClockPort;
  /** The roles by brand of each member of staff, by e-mail address. */
  staff?: Readonly<Record<string, Readonly<Record<string, StaffRole>>>> | undefined;
  collections?: readonly SeedCollection[] | undefined;
  /** The documents of each brand. */
  documents?: Readonly<Record<string, readonly AnsDocument[]>> | undefined;
  /** The changes of a save in words: `collectionChangesInWords` of `rotativa/editor`. @defaultValue none */
  describe?: DescribeChanges | undefined;
  /** Called after each save. */
  changed?: ((address: CollectionAddress) => void) | undefined;
  /** The error of every call while it is set. */
  play?: MemoryOutcome | undefined;
}

/** A store of collections in memory. */
export interface MemoryCollections {
  /** The collections of a member of staff, by e-mail address; null is a caller without a session. */
  as(email: string | null): CollectionsPort;
  seed(collection: SeedCollection): void;
}

const unknownCollection = () => new ApiError('unknown_collection', 'There is no such collection.', 404);
const conflict = (details: CollectionConflictSides) =>
  new ApiError('collection_conflict', 'There is a newer revision.', 409, { details });

/** Stores collections in memory, with the rules of the port. Values that go in and out are copies. */
export function createMemoryCollections({
  clock,
  staff = {},
  collections: seeds = [],
  documents = {},
  describe = () => [],
  changed = () => undefined,
  play = {},
}: MemoryCollectionsOptions): MemoryCollections {
  const stored = new Map<string, FullCollection[]>();
  const keyOf = ({ brand, id }: CollectionAddress): string => JSON.stringify([brand, id]);
  const instant = (): string => clock.now().toISOString();

  function seed({ brand, id, document }: SeedCollection): void {
    const first = {
      brand,
      id,
      number: 1,
      parent: null,
      author: 'seed',
      note: '',
      created: instant(),
      changes: [],
    };
    stored.set(keyOf({ brand, id }), [{ ...first, document: structuredClone(document) }]);
  }
  seeds.forEach(seed);

  const revisionsOf = (address: CollectionAddress): FullCollection[] => {
    const found = stored.get(keyOf(address));
    if (found) return found;
    const kind = collectionKind(address.brand, address.id);
    // The strips of a brand are there before an editor has used them.
    if (kind === 'list') throw unknownCollection();
    seed({ ...address, document: unusedStrip(kind) });
    return stored.get(keyOf(address))!;
  };
  const headlinesOf = (brand: string): Record<string, string> =>
    Object.fromEntries((documents[brand] ?? []).map((one) => [one._id, titleOf(one)]));
  const isPublished = (brand: string, id: string | null): boolean => {
    const found = documents[brand]?.find(({ _id }) => _id === id);
    return (
      id === null || (found !== undefined && !(instantOf(publishedAt(found) ?? '') > clock.now().getTime()))
    );
  };

  /** The call of a port: it can be given up, may fail as is played, and gives a copy. */
  const call = async <T>({ signal }: ReadOptions = {}, act: () => T): Promise<T> => {
    if (signal?.aborted) throw new ApiError(CLIENT_CODES.aborted, 'The request was aborted.');
    await outcome(play);
    return structuredClone(act());
  };

  function as(email: string | null): CollectionsPort {
    const member = (brand: string, role: StaffRole = 'propose'): string => {
      if (email === null || !Object.hasOwn(staff, email)) throw refused.unauthenticated();
      const held = staff[email]![brand];
      if (!held || STAFF_RANKS[held] < STAFF_RANKS[role]) throw refused.forbidden();
      return email;
    };
    return {
      list: ({ brand }, options) =>
        call(options, () => {
          member(brand);
          for (const strip of ['breaking', 'live'] as const)
            revisionsOf({ brand, id: stripCollection(brand, strip) });
          return [...stored.values()]
            .map((revisions) => revisions.at(-1)!)
            .filter((one) => one.brand === brand)
            .sort((one, other) => (one.id < other.id ? -1 : 1))
            .map(({ id, number, author, created, document }) => ({
              ...{ brand, id, author, created, revision: number },
              kind: collectionKind(brand, id),
              title: document.title,
              items: document.items.length,
              shown: itemsInForce(document, clock.now()).filter(({ story }) => isPublished(brand, story))
                .length,
            }));
        }),
      read: ({ number, ...address }, options) =>
        call(options, () => {
          member(address.brand);
          const revisions = revisionsOf(address);
          const found =
            number === undefined ? revisions.at(-1) : revisions.find((one) => one.number === number);
          if (!found) throw refused.unknownRevision();
          return found;
        }),
      save: ({ expected, document, note, brand, id }, options) => {
        const given = structuredClone(document);
        return call(options, () => {
          const author = member(brand, 'publish');
          const revisions = revisionsOf({ brand, id });
          const base = revisions.find(({ number }) => number === expected);
          if (!base) throw refused.unknownRevision();
          const details = collectionIssues(given, collectionKind(brand, id));
          if (details.length > 0)
            throw new ApiError('invalid_collection', 'The collection has errors.', 422, { details });
          const theirs = revisions.at(-1)!;
          if (theirs !== base) throw conflict(structuredClone({ base, theirs }));
          const signed = withAuthors(given, base.document, author);
          const revision: FullCollection = {
            ...{ brand, id, number: expected + 1, parent: expected, author, note, created: instant() },
            changes: describe(base.document, signed, headlinesOf(brand)),
            document: signed,
          };
          revisions.push(revision);
          changed({ brand, id });
          return revision;
        });
      },
      history: (address, options) =>
        call(options, () => {
          member(address.brand);
          return revisionsOf(address)
            .map(({ document: _, ...revision }): CollectionRevision => revision)
            .reverse();
        }),
      stories: ({ brand, ids }, options) =>
        call(options, () => {
          member(brand);
          return ids.flatMap((id) => {
            const found = documents[brand]?.find(({ _id }) => _id === id);
            return found ? [originalStory(found)] : [];
          });
        }),
    };
  }
  return { as, seed };
}
