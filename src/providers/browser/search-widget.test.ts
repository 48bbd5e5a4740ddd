// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE, type Consent } from '../../domain/index.ts';
import { scriptPage } from './page.fixture.ts';
import { createSearchWidget, type SearchWidgetOptions } from './search-widget.ts';

const SCRIPT = 'https://search.example/site.js';

/** A widget over a page whose script loads, fails (false) or never ends (null). */
function open(given: Consent | null, loads: boolean | null = true) {
  const { document: page, scripts } = scriptPage(() => loads ?? undefined);
  const facets = Object.assign(document.createElement('div'), { id: 'facets' });
  const results = Object.assign(document.createElement('div'), { id: 'results' });
  const log = vi.fn<(message: string) => void>();
  const view: SearchWidgetOptions['page'] = { document: page };
  const widget = createSearchWidget({
    page: view,
    scriptUrl: SCRIPT,
    consent: { read: () => given && { ...given, id: 'a', version: '1', at: new Date(0) } },
    scriptTimeoutMs: 20,
    timeoutMs: 20,
    log,
  });
  const fill = () => widget.fill({ facets, results, parameter: 'q' });
  return { facets, results, scripts, log, fill, queue: () => view.searchWidget };
}

describe('B20 a search widget', () => {
  it.each([null, CONSENT_NONE, { ...CONSENT_ALL, embeds: false }])(
    'loads nothing and asks nothing without the consent to content of other sites',
    async (given) => {
      const { fill, scripts, queue } = open(given);
      expect([await fill(), scripts, queue()]).toEqual([false, [], undefined]);
    },
  );

  it('gets two containers and the name of the parameter, and no words', async () => {
    const { results, fill, scripts, queue } = open(CONSENT_ALL);
    const answer = fill();
    results.append(document.createElement('ul'));
    expect(await answer).toBe(true);
    expect(scripts.map(({ src, attributes }) => [src, attributes])).toEqual([[SCRIPT, {}]]);
    expect(queue()).toEqual([{ facets: 'facets', results: 'results', parameter: 'q' }]);
  });

  it('with facets and no results in time has nothing', async () => {
    const { facets, fill, log } = open(CONSENT_ALL);
    facets.append(document.createElement('ul'));
    expect(await fill()).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [false, `The script ${SCRIPT} cannot be loaded.`],
    [null, `The script ${SCRIPT} did not load in time.`],
  ])('whose script does not load (%s) is reported', async (loads, message) => {
    const { fill, log } = open(CONSENT_ALL, loads);
    expect(await fill()).toBe(false);
    expect(log).toHaveBeenCalledExactlyOnceWith(message);
  });
});
