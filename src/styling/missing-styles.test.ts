// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reported = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported);
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reported.mockReset();
  document.head.replaceChildren();
});

const messages = (): string[] => reported.mock.calls.map(([error]) => (error as Error).message);

/** Renders roots of these classes, twice each. */
async function render(...roots: string[]): Promise<void> {
  const { withStyleCheck } = await import('./missing-styles.ts');
  for (const root of [...roots, ...roots]) withStyleCheck(root, () => null)();
}

function style(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}

describe('Z1 a page without CSS of a piece', () => {
  it('gets an error in development that names the roots and says what to do', async () => {
    style('.rt-card { color: red } .rt-button-group { color: red }');
    await render('rt-card', 'rt-button', 'rt-icon');
    vi.runAllTimers();
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toContain('no CSS for rt-button, rt-icon.');
    expect(messages()[0]).toContain('condition "module"');
  });

  it('gets an error for what renders later, too', async () => {
    style('.rt-card { color: red }');
    await render('rt-card');
    vi.runAllTimers();
    expect(messages()).toEqual([]);
    await render('rt-dialog');
    vi.runAllTimers();
    expect(messages()[0]).toContain('rt-dialog');
  });

  it('is checked after it has loaded', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await render('rt-card');
    vi.runAllTimers();
    expect(messages()).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(messages()).toHaveLength(1);
  });

  it('gets none if a sheet hides its rules', async () => {
    style('.rt-card { color: red }');
    vi.spyOn(document.styleSheets[0]!, 'cssRules', 'get').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError');
    });
    await render('rt-button');
    vi.runAllTimers();
    expect(messages()).toEqual([]);
  });

  it.each([
    ['development', 1],
    ['production', 0],
    ['test', 0],
  ])('in %s has %i errors', async (mode, count) => {
    vi.stubEnv('NODE_ENV', mode);
    const { compiledRoot } = await import('./compiled-root.ts');
    const { render } = await import('@testing-library/react');
    const { createElement } = await import('react');
    render(createElement(compiledRoot('p', 'rt-text')));
    vi.runAllTimers();
    expect(messages()).toHaveLength(count);
  });
});

describe('Z1 a server that loads the package without a bundler', () => {
  /** Returns what a server says that renders two roots. */
  async function said(prepare: () => Promise<unknown>): Promise<string[]> {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('document', undefined);
    await prepare();
    await render('rt-card', 'rt-button');
    return error.mock.calls.map(([problem]) => (problem as Error).message);
  }
  const withoutBundler = () => import('./no-css.ts');

  it('reports one error in development that says what to do', async () => {
    const messages = await said(withoutBundler);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain("set ssr.noExternal to ['rotativa']");
  });

  it.each([
    ['a bundler', () => Promise.resolve()],
    [
      'CSS in its pages',
      async () => {
        const { createCriticalCss } = await import('./critical-css.ts');
        createCriticalCss({ base: '', roots: [] });
        await withoutBundler();
      },
    ],
    [
      'linked CSS',
      () => {
        vi.stubEnv('ROTATIVA_CSS', 'linked');
        return withoutBundler();
      },
    ],
  ])('reports none with %s', async (_with, prepare) => {
    expect(await said(prepare)).toEqual([]);
  });
});
