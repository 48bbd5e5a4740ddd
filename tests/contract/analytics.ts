import { describe, expect, it } from 'vitest';
import { CONSENT_NONE } from '../../src/domain/consent/consent.ts';
import type { AnalyticsEvent } from '../../src/domain/analytics/event.ts';
import { WAITING_EVENTS } from '../../src/flows/analytics/consented-analytics.ts';
import type { AnalyticsPort } from '../../src/providers/ports/analytics.ts';
import type { ConsentPort } from '../../src/providers/ports/consent.ts';

/** A page that measures. */
export interface AnalyticsWorld {
  /** Without a decision yet. */
  consent: ConsentPort;
  analytics: AnalyticsPort;
  /** The events that left the page, in their order. */
  measured(): Promise<readonly Pick<AnalyticsEvent, 'name' | 'properties'>[]>;
  /** The reader of the events. Adapters whose tool gets no reader leave it out. */
  reader?(): string | null;
  close?(): Promise<void>;
}

const MEASURED = { ...CONSENT_NONE, measurement: true };
const SHARE = { network: 'whatsapp' } as const;
const GALLERY = { pictures: 7 };

/** The contract of analytics, for every adapter. @see B20, X14 */
export function describeAnalyticsContract(
  adapter: string,
  open: () => AnalyticsWorld | Promise<AnalyticsWorld>,
): void {
  /** Runs a test with a page, and closes it. */
  const on = (run: (world: AnalyticsWorld) => Promise<void>) => async (): Promise<void> => {
    const world = await open();
    try {
      await run(world);
    } finally {
      await world.close?.();
    }
  };
  const names = async (world: AnalyticsWorld): Promise<string[]> =>
    (await world.measured()).map(({ name }) => name);

  describe(`analytics: ${adapter}`, () => {
    it(
      'X14 events leave the page with their properties',
      on(async ({ consent, analytics, measured }) => {
        await consent.decide(MEASURED);
        const view = { flag: 'lgdin', path: '/nacion/articulo/1/', type: 'article' } as const;
        analytics.track('page_view', view);
        analytics.track('web_vital', { metric: 'CLS', value: 0.05, rating: 'good' });
        expect(await measured()).toEqual([
          { name: 'page_view', properties: view },
          { name: 'web_vital', properties: { metric: 'CLS', value: 0.05, rating: 'good' } },
        ]);
      }),
    );

    it(
      'B20 events wait for consent, and have the reader’s id while there is consent',
      on(async (world) => {
        const { consent, analytics, reader } = world;
        analytics.identify('ana');
        analytics.track('gallery', GALLERY);
        expect(await names(world)).toEqual([]);
        if (reader) expect(reader()).toBeNull();
        await consent.decide(MEASURED);
        analytics.track('share', SHARE);
        expect(await names(world)).toEqual(['gallery', 'share']);
        if (reader) expect(reader()).toBe('ana');
        await consent.decide(CONSENT_NONE);
        analytics.track('share', SHARE);
        expect(await names(world)).toEqual(['gallery', 'share']);
        if (reader) expect(reader()).toBeNull();
      }),
    );

    it(
      'B20 a refusal drops waiting events for good',
      on(async (world) => {
        world.analytics.track('share', SHARE);
        await world.consent.decide(CONSENT_NONE);
        await world.consent.decide(MEASURED);
        expect(await names(world)).toEqual([]);
      }),
    );

    it(
      'B20 the newest hundred waiting events are kept',
      on(async ({ consent, analytics, measured }) => {
        for (let at = 0; at < WAITING_EVENTS + 2; at += 1) analytics.track('gallery', { pictures: at });
        await consent.decide(MEASURED);
        const kept = await measured();
        expect(kept).toHaveLength(WAITING_EVENTS);
        expect(kept[0]?.properties).toEqual({ pictures: 2 });
      }),
    );

    it(
      'X14 what is not in the catalogue is refused, with the reason',
      on(async ({ consent, analytics, measured }) => {
        await consent.decide(MEASURED);
        const track = analytics.track as (name: string, properties: object) => void;
        expect(() => track('page_veiw', {})).toThrow('The catalogue has no event of this name.');
        expect(() => track('share', { ...SHARE, email: 'ana@x.co' })).toThrow(
          'share: only network are known.',
        );
        expect(() => track('gallery', { pictures: 'seven' })).toThrow(
          'gallery: pictures must be a whole number from 0 to 1000000000.',
        );
        expect(await measured()).toEqual([]);
      }),
    );
  });
}
