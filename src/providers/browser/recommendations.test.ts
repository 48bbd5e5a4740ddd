// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE, type Consent } from '../../domain/index.ts';
import { scriptPage } from './page.fixture.ts';
import { createRecommendationWidget, type RecommendationsOptions } from './recommendations.ts';

const SCRIPT = 'https://recommendations.example/site.js';

/** A widget over a page whose script loads, fails (false) or never ends (null). */
function open(given: Consent | null, loads: boolean | null = true) {
  const { document: page, scripts } = scriptPage(() => loads ?? undefined);
  const container = Object.assign(document.createElement('div'), { id: 'mid-article' });
  const log = vi.fn<(message: string) => void>();
  const view: RecommendationsOptions['page'] = { document: page };
  const widget = createRecommendationWidget({
    page: view,
    scriptUrl: SCRIPT,
    consent: { read: () => given && { ...given, id: 'a', version: '1', at: new Date(0) } },
    scriptTimeoutMs: 20,
    timeoutMs: 20,
    log,
  });
  const fill = () => widget.fill({ container, placement: 'Mid Article', mode: 'thumbnails' });
  return { container, scripts, log, fill, queue: () => view._taboola };
}

describe('B20 a recommendation widget', () => {
  it.each([null, CONSENT_NONE, { ...CONSENT_ALL, advertising: false }])(
    'loads nothing and asks nothing without the consent to advertising',
    async (given) => {
      const { fill, scripts, queue } = open(given);
      expect([await fill(), scripts, queue()]).toEqual([false, [], undefined]);
    },
  );

  it('is asked for a mix in the middle of the article, and fills the place', async () => {
    const { container, fill, scripts, queue } = open(CONSENT_ALL);
    const answer = fill();
    container.append(document.createElement('a'));
    expect(await answer).toBe(true);
    expect(scripts).toHaveLength(1);
    expect(queue()).toEqual([
      { article: 'auto' },
      { mode: 'thumbnails', container: 'mid-article', placement: 'Mid Article', target_type: 'mix' },
      { flush: true },
    ]);
  });

  it('that has nothing in time leaves the place empty', async () => {
    const { fill, log } = open(CONSENT_ALL);
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
