import { spanOf } from '../../../../shared/telemetry/spans.ts';

/** The times of blocks in a render, which goes from one to the next: a span for each that takes time. */
export function blockTimes(): { begins(this: void, block: string): void; end(this: void): void } {
  let running: { readonly block: string; readonly begun: number } | undefined;
  const end = (): void => {
    if (running)
      spanOf(
        `render ${running.block}`,
        { 'rotativa.block': running.block },
        running.begun,
        performance.now(),
      );
    running = undefined;
  };
  return {
    begins: (block) => {
      end();
      running = { block, begun: performance.now() };
    },
    end,
  };
}
