import fc from '../../../tests/support/fuzz.ts';
import { expect, it } from 'vitest';
import type { PageDocument } from '../../domain/page/document.ts';
import type { ApiError } from '../../domain/errors/api-error.ts';
import { mergeDocuments } from '../../editor/merge.ts';
import { placementsOf } from '../../domain/page/placements.ts';
import { inForce } from '../../domain/page/schedule.ts';
import type { PagesPort, RevisionConflict } from '../ports/pages.ts';
import { createMemoryPages } from './pages.ts';

const HOME = { brand: 'weekly', page: 'home' };
const EDITORS = ['a@x.co', 'b@x.co'] as const;
const START = Date.UTC(2026, 10, 28);
const minutes = (count: number): number => count * 60_000;

/** A step of an editor; numbers choose among what there is. */
type Step =
  | { kind: 'open' | 'rollBack'; editor: 0 | 1 }
  | { kind: 'add' | 'save' | 'withdraw'; editor: 0 | 1 }
  | { kind: 'publish'; editor: 0 | 1; revision: number; after: number; for: number | undefined }
  | { kind: 'wait'; minutes: number };

const editor = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('open' as const, 'add', 'save', 'withdraw', 'rollBack'), editor }) as fc.Arbitrary<Step>,
  fc.record({
    kind: fc.constant('publish' as const),
    editor,
    revision: fc.nat(20),
    after: fc.nat(6),
    for: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(4) }),
); // prettier-ignore

/** A decision to publish, as an editor would write it on paper. */
interface Decision {
  id: string;
  revision: number;
  from: number;
  until: number;
}

it('X5 two editors, a schedule and a clock: nothing is lost, and readers get what was chosen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
      let now = START;
      const memory = createMemoryPages({
        clock: { now: () => new Date(now) },
        staff: Object.fromEntries(EDITORS.map((email) => [email, { weekly: 'publish' as const }])),
        pages: [{ ...HOME, document: { layout: 'front', title: '', regions: { main: [] } } }],
      });
      const ports = EDITORS.map((email) => memory.as(email));
      const desks = EDITORS.map(() => ({ base: 1, document: undefined as PageDocument | undefined }));
      /** The documents as they were saved, and every block that an editor added and saved. */
      const saved = new Map([
        [1, JSON.stringify((await ports[0]!.revision({ ...HOME, number: 1 })).document)],
      ]);
      const blocks = new Set<string>();
      const decisions: Decision[] = [{ id: '1', revision: 1, from: 0, until: Infinity }];
      let names = 0;

      const rule = (instant: number): Decision | undefined =>
        decisions
          .filter(({ from, until }) => from <= instant && instant < until)
          .reduce<Decision | undefined>(
            (best, one) => (!best || one.from >= best.from ? one : best),
            undefined,
          );
      /** The last decision of another revision that readers had before the present one. */
      const before = (): Decision | undefined =>
        decisions
          .flatMap(({ from, until }) => [from, until])
          .filter((instant) => instant <= now)
          .sort((one, other) => other - one)
          .map((instant) => rule(instant - 1))
          .find((one) => one && one.revision !== rule(now)?.revision);
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
        now += 7000;
        if (one.kind === 'wait') {
          now += minutes(one.minutes);
          continue;
        }
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
          const shown = inForce(found, 'home', new Date(now + minutes(ahead)));
          expect(shown?.id).toBe(rule(now + minutes(ahead))?.id);
          if (shown) expect(JSON.stringify(shown.document)).toBe(saved.get(shown.revision));
        }
      }

      for (const [number, text] of saved)
        expect(JSON.stringify((await ports[0]!.revision({ ...HOME, number })).document)).toBe(text);
      const last = await openFor(0);
      expect(new Set(placementsOf(last).map(({ placement }) => placement.id))).toEqual(blocks);
      expect(await ports[0]!.revisions(HOME)).toHaveLength(Math.min(saved.size, 50));
    }),
    { numRuns: 60 },
  );
});
