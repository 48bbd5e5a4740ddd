import type { Block, BlockPage } from 'rotativa/blocks';
import { ApiError } from 'rotativa/domain';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lengthOf } from '../../../../shared/telemetry/collected.ts';
import { collect } from '../../../../shared/telemetry/collector.fixture.ts';
import { readConfig } from '../../config/env.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import { BLOCKS } from '../../views/blocks.ts';
import { loadBlocks } from './load-blocks.ts';
import type { PageRequest } from './page-request.ts';

const blocks = BLOCKS as Map<string, Block>;
const SHOWN = { name: 'probe', props: {}, element: null } as never;

let load: ReturnType<typeof vi.fn<(page: BlockPage) => ReturnType<Block['load']>>>;
beforeEach(() => {
  load = vi.fn(async () => ({ priority: 'rest', pinned: [], show: () => SHOWN }));
  const own = blocks.get('notice')!;
  blocks.set('probe', { ...own, name: 'probe', load: (_settings, _services, page) => load(page) });
});
afterEach(() => void blocks.delete('probe'));

const log = { info: vi.fn(), warn: vi.fn() };
const failed = vi.fn();
beforeEach(() => {
  for (const told of [log.info, log.warn, failed]) told.mockClear();
});

type More = Partial<Omit<PageRequest, 'context'>> & { development?: boolean; adPlaces?: boolean };

/** Loads a page with the block, and what the block got. */
async function open(
  { development = false, adPlaces = false, ...more }: More = {},
  found: Partial<FoundPage> = {},
  block = 'probe',
) {
  const request = {
    ...{ chosen: 'dark', consent: undefined, geoVideo: false, purchase: undefined, services: {}, log },
    context: { config: { ...readConfig({}), adPlaces }, development, outages: { failed } },
    site: { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' },
    ...more,
  };
  const page = await loadBlocks(request as unknown as PageRequest, {
    ...{ status: 200, title: 'Una página', canonical: '/x/', emptyState: 'notice' },
    document: { layout: 'list', regions: { main: [{ id: 'place-1', block, settings: {} }] } } as never,
    page: { brand: 'weekly', kind: 'info', path: '/x/', title: '', number: 1 } as never,
    ...found,
  });
  return { page, got: load.mock.calls[0]?.[0] };
}

describe('a block of a page', () => {
  it('gets the page and the mode that the reader chose, and nothing else of the reader', async () => {
    const { got, page } = await open({ consent: { id: 'a' } as never });
    expect(got).toMatchObject({ path: '/x/', kind: 'info', modes: { chosen: 'dark' } });
    for (const own of ['geoVideo', 'consent', 'entered']) expect(got).not.toHaveProperty(own);
    expect([got!.adPlaceholder, got!.onHidden, got!.onClaim]).toEqual([undefined, undefined, undefined]);
    expect(page.regions['main']!.map(({ name }) => name)).toEqual(['probe']);
  });

  it('gets what only this request has: the video of a country, the decision, the purchase', async () => {
    const consent = { id: 'a' } as never;
    const purchase = { sku: 'A' } as never;
    const { got } = await open({ geoVideo: true, consent, purchase }, { personal: true });
    expect(got).toMatchObject({ geoVideo: true, consent, entered: purchase });
  });

  it('tells editors of places for ads', async () => {
    expect((await open({ adPlaces: true })).got!.adPlaceholder).toEqual({});
  });

  it('has a span while it loads, and one while it chooses', async () => {
    const collecting = await collect();
    const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
    load.mockImplementation(async () => {
      await wait();
      return {
        ...{ priority: 'rest', pinned: [] },
        show: () => {
          const end = performance.now() + 20;
          while (performance.now() < end);
          return SHOWN;
        },
      };
    });
    await open();
    const { spans } = await collecting.stop();
    const attributes = [{ key: 'rotativa.block', value: { stringValue: 'probe' } }];
    expect(spans).toEqual([
      expect.objectContaining({ name: 'load probe', attributes }),
      expect.objectContaining({ name: 'choose probe', attributes }),
    ]);
    for (const span of spans) expect(lengthOf(span)).toBeGreaterThanOrEqual(15);
  });
});

describe('a block that fails', () => {
  const failing = (error: Error) => void load.mockImplementation(() => Promise.reject(error));

  it('for an outage is one of the content service, which has its own line', async () => {
    const error = new ApiError('unavailable', 'down', 503);
    failing(error);
    const { page } = await open();
    expect([page.regions['main'], page.complete]).toEqual([[], false]);
    expect(failed.mock.calls).toEqual([[error, { block: 'probe' }]]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([new TypeError('a fault'), new ApiError('notFound', 'no', 404)])(
    'for another reason is in the log: %s',
    async (error) => {
      failing(error);
      await open();
      expect(failed).not.toHaveBeenCalled();
      expect(log.warn.mock.calls).toEqual([[{ err: error, block: 'probe' }, 'block left out']]);
    },
  );

  it('is counted by its name and the reason, and one that this program does not have without it', async () => {
    const collecting = await collect();
    failing(new TypeError('a fault'));
    await open();
    await open({}, {}, 'holograma');
    const metrics = await collecting.metrics();
    await collecting.stop();
    for (const block of ['probe', 'unknown'])
      expect(metrics).toMatch(
        new RegExp(`rotativa_block_failures_total\\{block="${block}",reason="fault"[^}]*\\} 1\\n`),
      );
    expect(metrics).not.toContain('holograma');
  });
});

describe('a block that shows nothing', () => {
  beforeEach(() => {
    load.mockImplementation(async ({ onHidden, onClaim }) => {
      onHidden?.('probe: hidden', 'empty' as never);
      onClaim?.({ stories: 0 } as never);
      return null;
    });
  });

  it('tells editors why, and what it chose', async () => {
    const onHidden = vi.fn();
    const onClaim = vi.fn();
    const { page } = await open({ onHidden, onClaim });
    expect([onHidden.mock.calls, onClaim.mock.calls]).toEqual([
      [['place-1', 'empty']],
      [['place-1', { stories: 0 }]],
    ]);
    expect([page.hidden, log.info.mock.calls]).toEqual([[], []]);
  });

  it('is explained in development, on the page and in the log', async () => {
    const { page } = await open({ development: true });
    expect(page.hidden).toEqual(['probe: hidden']);
    expect(log.info.mock.calls).toEqual([
      [{ path: '/x/', hidden: ['probe: hidden'] }, 'blocks show nothing'],
    ]);
  });
});
