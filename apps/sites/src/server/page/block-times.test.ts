import { describe, expect, it, vi } from 'vitest';
import { lengthOf } from '../../../../shared/telemetry/collected.ts';
import { collect } from '../../../../shared/telemetry/collector.fixture.ts';
import { blockTimes } from './block-times.ts';

/** The spans of the blocks while this runs, at a time that it sets. */
async function spansOf(run: (blocks: ReturnType<typeof blockTimes>, after: (ms: number) => void) => void) {
  const collecting = await collect();
  const clock = vi.spyOn(performance, 'now');
  let now = performance.now();
  run(blockTimes(), (ms) => {
    now += ms;
    clock.mockReturnValue(now);
  });
  clock.mockRestore();
  const { spans } = await collecting.stop();
  return spans.map((span) => [span.name, span.attributes, Math.round(lengthOf(span))]);
}

const spanOf = (block: string, ms: number) => [
  `render ${block}`,
  [{ key: 'rotativa.block', value: { stringValue: block } }],
  ms,
];

describe('the times of blocks in a render', () => {
  it('are from the beginning of each to that of the next, and of the last to the end', async () => {
    const spans = await spansOf(({ begins, end }, after) => {
      begins('opening');
      after(20);
      begins('section-row');
      after(50);
      end();
    });
    expect(spans).toEqual([spanOf('opening', 20), spanOf('section-row', 50)]);
  });

  it('end once, and none is before the first', async () => {
    const spans = await spansOf(({ begins, end }, after) => {
      end();
      after(20);
      begins('opening');
      after(30);
      end();
      after(40);
      end();
    });
    expect(spans).toEqual([spanOf('opening', 30)]);
  });
});
