import fc from './fuzz.ts';
import { expect } from 'vitest';
import type { ApiError } from '../../src/domain/errors/api-error.ts';
import type { PageDocument } from '../../src/domain/page/document.ts';
import { placementsOf } from '../../src/domain/page/placements.ts';
import { inForce } from '../../src/domain/page/schedule.ts';
import { mergeDocuments } from '../../src/editor/merge.ts';
import type {
  PageAddress,
  PagesPort,
  PublishedPagesPort,
  RevisionConflict,
} from '../../src/providers/ports/pages.ts';

const minutes = (count: number): number => count * 60_000;

/** A step of an editor; numbers choose among what there is. */
export type Step =
  | { kind: 'open' | 'rollBack'; editor: 0 | 1 }
  | { kind: 'add' | 'save' | 'saveAnswerLost' | 'withdraw'; editor: 0 | 1 }
  | { kind: 'publish'; editor: 0 | 1; revision: number; after: number; for: number | undefined }
  | { kind: 'wait'; minutes: number };

const editor = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('open' as const, 'add', 'save', 'saveAnswerLost', 'withdraw', 'rollBack'), editor }) as fc.Arbitrary<Step>,
  fc.record({
    kind: fc.constant('publish' as const),
    editor,
    revision: fc.nat(20),
    after: fc.nat(6),
    for: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(4) }),
); // prettier-ignore

export const STEPS = fc.array(step, { minLength: 20, maxLength: 40, size: 'max' });

/** Two editors at one page of a store, which was just made with one revision. */
export interface WalkedWorld {
  readonly page: PageAddress;
  /** The pages as each editor has them; both may publish. */
  readonly editors: readonly [PagesPort, PagesPort];
  readonly published: Pick<PublishedPagesPort, 'published'>;
  /** The clock of the store, in milliseconds. */
  now(): number;
  /** Moves the clock. */
  later(ms: number): void;
}

/** A decision to publish, as an editor would write it on paper. */
interface Decision {
  id: string;
  revision: number;
  from: number;
  until: number;
}

/** Walks the steps: nothing is lost, what readers get is what was chosen, and rolling back gives the same bytes. */
export async function walkPages(world: WalkedWorld, steps: readonly Step[]): Promise<void> {
  const { page: HOME, editors: ports, published: memory } = world;
  const desks = ports.map(() => ({ base: 1, document: undefined as PageDocument | undefined }));
  /** The documents as they were saved, and every block that an editor added and saved. */
  const saved = new Map([[1, JSON.stringify((await ports[0]!.revision({ ...HOME, number: 1 })).document)]]);
  const blocks = new Set<string>();
  const [first] = await memory.published(HOME);
  const decisions: Decision[] = [{ id: first!.id, revision: 1, from: 0, until: Infinity }];
  let names = 0;

  const rule = (instant: number): Decision | undefined =>
    decisions
      .filter(({ from, until }) => from <= instant && instant < until)
      .reduce<Decision | undefined>((best, one) => (!best || one.from >= best.from ? one : best), undefined);
  /** The last decision of another revision that readers had before the present one. */
  const before = (): Decision | undefined =>
    decisions
      .flatMap(({ from, until }) => [from, until])
      .filter((instant) => instant <= world.now())
      .sort((one, other) => other - one)
      .map((instant) => rule(instant - 1))
      .find((one) => one && one.revision !== rule(world.now())?.revision);
  const openFor = async (index: number): Promise<PageDocument> => {
    const [last] = await ports[index]!.revisions({ ...HOME, limit: 1 });
    const { number, document } = await ports[index]!.revision({ ...HOME, number: last!.number });
    desks[index] = { base: number, document };
    return document;
  };
  const saveFor = async (port: PagesPort, base: number, document: PageDocument): Promise<void> => {
    placementsOf(document).forEach(({ placement }) => blocks.add(placement.id!));
    try {
      const { number } = await port.save({ ...HOME, expected: base, document, note: '' });
      saved.set(number, JSON.stringify(document));
    } catch (error) {
      const { base: from, theirs } = (error as ApiError).details as RevisionConflict;
      const merged = mergeDocuments(from.document, document, theirs.document);
      expect(merged.conflicts).toEqual([]);
      await saveFor(port, theirs.number, merged.document);
    }
  };

  for (const one of steps) {
    // No two publications begin in one instant.
    world.later(7000);
    if (one.kind === 'wait') {
      world.later(minutes(one.minutes));
      continue;
    }
    const now = world.now();
    const port = ports[one.editor]!;
    const desk = desks[one.editor]!;
    if (one.kind === 'open') await openFor(one.editor);
    if (one.kind === 'add') {
      const document = desk.document ?? (await openFor(one.editor));
      names += 1;
      const main = [
        ...(document.regions.main ?? []),
        { id: `n${names}`, block: 'note', settings: { names } },
      ];
      desks[one.editor]!.document = { ...document, regions: { main } };
      await port.saveDraft({
        ...HOME,
        base: desks[one.editor]!.base,
        document: desks[one.editor]!.document!,
      });
      expect((await port.draft(HOME))?.document).toEqual(desks[one.editor]!.document);
    }
    if (one.kind === 'save' && desk.document) {
      await saveFor(port, desk.base, desk.document);
      await openFor(one.editor);
    }
    if (one.kind === 'saveAnswerLost' && desk.document) {
      // The service has saved, and its answer is lost: the desk sends the same again.
      await saveFor(port, desk.base, desk.document);
      await saveFor(port, desk.base, desk.document);
      await openFor(one.editor);
    }
    if (one.kind === 'publish') {
      const revision = (one.revision % saved.size) + 1;
      const from = now + minutes(one.after);
      const until = one.for === undefined ? Infinity : from + minutes(one.for);
      const { id } = await port.publish({
        ...HOME,
        revision,
        from: new Date(from),
        until: one.for === undefined ? undefined : new Date(until),
      });
      decisions.push({ id, revision, from, until });
    }
    if (one.kind === 'withdraw') {
      const planned = decisions.findIndex(({ from }) => from > now);
      if (planned < 0) continue;
      await port.withdraw({ ...HOME, id: decisions[planned]!.id });
      decisions.splice(planned, 1);
    }
    if (one.kind === 'rollBack') {
      const expected = before();
      const back = await port.rollBack(HOME).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'nothing_before' });
        return null;
      });
      expect(back?.revision).toBe(expected?.revision);
      if (!back) continue;
      expect(JSON.stringify(back.document)).toBe(saved.get(back.revision));
      decisions.push({ id: back.id, revision: back.revision, from: now, until: Infinity });
    }
    const found = await memory.published(HOME);
    for (let ahead = 0; ahead < 16; ahead += 0.5) {
      const shown = inForce(found, HOME.page, new Date(now + minutes(ahead)));
      expect(shown?.id).toBe(rule(now + minutes(ahead))?.id);
      if (shown) expect(JSON.stringify(shown.document)).toBe(saved.get(shown.revision));
    }
  }

  for (const [number, text] of saved)
    expect(JSON.stringify((await ports[0]!.revision({ ...HOME, number })).document)).toBe(text);
  const last = await openFor(0);
  expect(new Set(placementsOf(last).map(({ placement }) => placement.id))).toEqual(blocks);
  expect(await ports[0]!.revisions(HOME)).toHaveLength(Math.min(saved.size, 50));
}
