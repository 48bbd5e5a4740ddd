import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collect } from '../../../../shared/telemetry/collector.fixture.ts';
import { lengthOf } from '../../../../shared/telemetry/collected.ts';
import { PAGE_CACHE } from '../cache-control.ts';
import type { MadePage } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';
import { watchedPage } from './watched-page.ts';

const PAGE: MadePage = { status: 200, headers: {}, body: undefined };

/** A page that waits 30 ms for its place, and then takes 100 ms, with its spans and metrics. */
async function watch(made: Partial<MadePage>, placed = true) {
  const collecting = await collect();
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const begun = performance.now();
  const at = (ms: number) => void clock.mockReturnValue(begun + ms);
  at(20);
  const page = await watchedPage(
    {
      c: { var: { begun }, req: { path: '/nacion/' } },
      site: { brand: { key: 'weekly' } },
    } as unknown as PageRequest,
    async (begins) => {
      at(50);
      if (placed) begins();
      at(150);
      return { ...PAGE, ...made };
    },
  );
  clock.mockRestore();
  const metrics = await collecting.metrics();
  const { spans } = await collecting.stop();
  return { page, metrics, span: spans[0]!, spans };
}

const factsOf = (attributes: readonly { key: string; value: object }[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]));

const SHARED = {
  'http.request.method': 'GET',
  'http.route': 'page',
  'rotativa.brand': 'weekly',
  'http.response.status_code': 200,
};

describe('the span of a page', () => {
  it('is from its request to its end, with its brand and status', async () => {
    const { span, spans } = await watch({});
    expect([spans.length, span.name, Math.round(lengthOf(span))]).toEqual([1, 'GET page', 150]);
    expect(factsOf(span.attributes)).toEqual(SHARED);
  });

  it('has the path only of a page that all readers share', async () => {
    const { span } = await watch({ keep: PAGE_CACHE, status: 404 });
    expect(factsOf(span.attributes)).toEqual({
      ...SHARED,
      'url.path': '/nacion/',
      'http.response.status_code': 404,
    });
  });
});

describe('the steps of a page', () => {
  const sumOf = (metrics: string, step: string) =>
    Number(
      new RegExp(`rotativa_page_duration_seconds_sum\\{step="${step}"[^}]*\\} ([\\d.]+)`).exec(metrics)?.[1],
    );

  it('are its wait for a place, its content and its render, which are counted', async () => {
    const { page, metrics } = await watch({ renderMs: 40 });
    const steps = { queue: 30, data: 60, render: 40 };
    expect(page).toEqual({ ...PAGE, renderMs: 40, steps: expect.any(Object) });
    for (const [step, ms] of Object.entries(steps)) {
      expect(page.steps![step as keyof typeof steps]).toBeCloseTo(ms, 6);
      expect(sumOf(metrics, step)).toBeCloseTo(ms / 1000, 6);
    }
  });

  it('have no render of a page that the reader has', async () => {
    const { page } = await watch({});
    expect([page.steps!.data, page.steps!.render]).toEqual([expect.closeTo(100, 6), 0]);
  });

  it.each<[string, Partial<MadePage>, boolean]>([
    ['got no place', { status: 503, refused: true }, false],
    ['is refused', { status: 503, refused: true }, true],
    ['ended before its place', { status: 500 }, false],
  ])('are none of a page that %s', async (_what, made, placed) => {
    const { page, metrics } = await watch(made, placed);
    expect(page).toEqual({ ...PAGE, ...made });
    expect(metrics).not.toContain('rotativa_page_duration_seconds_count');
  });
});
