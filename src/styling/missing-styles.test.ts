// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LINE = "import 'rotativa/styles.css';";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

/** Returns the warnings after creating `times` roots. */
async function told(times: number): Promise<unknown[][]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { warnMissingStyles } = await import('./missing-styles.ts');
  for (let time = 0; time < times; time += 1) warnMissingStyles();
  vi.runAllTimers();
  return warn.mock.calls;
}

describe('Z1 a page without the library’s CSS', () => {
  it('gets one warning in development, with the line to add', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const calls = await told(3);
    expect(calls).toHaveLength(1);
    expect(calls[0]![0]).toContain(LINE);
  });

  it('gets no warning with the CSS', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const style = document.createElement('style');
    style.textContent = ':root { --rt-color-text-default: #111; }';
    document.head.append(style);
    expect(await told(1)).toEqual([]);
  });

  it.each(['production', 'test'])('gets no warning in %s', async (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    expect(await told(1)).toEqual([]);
  });

  it('is checked after it has loaded', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const calls = await told(1);
    expect(calls).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(calls).toHaveLength(1);
  });
});
