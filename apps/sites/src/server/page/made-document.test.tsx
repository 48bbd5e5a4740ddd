import type { ReactNode } from 'react';
import { defineIsland, Island } from 'rotativa/islands';
import { describe, expect, it, vi } from 'vitest';
import { collect } from '../../../../shared/telemetry/collector.fixture.ts';
import type { PreparedPage } from '../../render/prepare.ts';
import { ASSETS, SITE, block, documentIn, make, type More } from './make-page.fixture.ts';

describe('the document', () => {
  it.each<[string, string | undefined, More]>([
    ['the device', undefined, {}],
    ['the reader', 'dark', { request: { chosen: 'dark' } }],
    ['the page, whatever the reader chose', 'dark', {
      request: { chosen: 'light' },
      found: { document: { ...documentIn('list'), mode: 'dark' } },
    }],
  ])('has the mode of %s', async (_whose, mode, more) => {
    const { html } = await make(more);
    expect(/<html[^>]* data-mode="(\w+)"/.exec(html!)?.[1]).toBe(mode);
  }); // prettier-ignore

  it('has the styles of the brand and the mode', async () => {
    const css = (html: string) => /^<html[^>]*>/.exec(html)?.[0] ?? '';
    const { html } = await make({
      request: { chosen: 'dark' },
      context: { assets: { weekly: { ...ASSETS, css } } },
    });
    expect(html).toMatch(/<style><html[^>]* data-brand="weekly" data-mode="dark"><\/style>/);
  });

  it('says how wide places for ads are only to editors', async () => {
    expect((await make({ config: { adPlaces: true } })).html).toMatch(/<html[^>]* data-ads=""/);
    expect((await make()).html).not.toContain('data-ads');
  });

  it('asks a reader who has not decided, with the way back to this page', async () => {
    const { html } = await make({ request: { consent: undefined } });
    expect(html).toContain('rt-consent-notice');
    expect(html).toContain(`action="${SITE.brand.routes.consent}"`);
    expect(html).toContain('name="back" value="/nacion/"');
    expect(html).toContain(SITE.brand.legalName);
    expect(html).toContain(SITE.brand.properties.habeasData);
  });

  it.each<[string, More]>([
    ['has decided', {}],
    ['is at the form of the decision', { request: { consent: undefined }, found: { personal: true } }],
  ])('asks no reader who %s', async (_who, more) => {
    expect((await make(more)).html).not.toContain('rt-consent-notice');
  });

  it.each<[string, boolean, PreparedPage['regions']]>([
    ['of a list with more pages', true, { main: [block('probe', {}), block('page-list', { pages: 3 })] }],
    ['of a list with one page', false, { main: [block('page-list', { pages: 1 })] }],
    ['of a list without a number', false, { main: [block('page-list', {})] }],
    ['whose other blocks have pages', false, { main: [block('probe', { pages: 3 })] }],
    ['without its main part', false, {}],
  ])('%s leads to the next one: %j', async (_what, leads, regions) => {
    expect((await make({ prepared: { regions } })).html!.includes('rel="next"')).toBe(leads);
  });

  it('links the stylesheet that pages share', async () => {
    const shared = { address: '/assets/weekly-shared.css', pageCss: () => ({ first: 'p{top:0}', rest: '' }) };
    const { html } = await make({
      context: { assets: { weekly: { ...ASSETS, shared } } },
    });
    expect(html).toContain('href="/assets/weekly-shared.css"');
  });

  it('has the script of recordings only for a recording', async () => {
    const scripts = async (element: ReactNode) =>
      (await make({ prepared: { regions: { main: [block('probe', {}, element)] } } })).html!.includes(
        'recording.js',
      );
    expect([await scripts(<p data-recording="">1</p>), await scripts(<p>data-recording=</p>)]).toEqual([
      true,
      false,
    ]);
  });

  it('says at its end which blocks show nothing', async () => {
    const { html } = await make({ prepared: { hidden: ['one: hidden', 'two: hidden'] } });
    expect(html).toMatch(/<!-- one: hidden --><!-- two: hidden --><\/body><\/html>$/);
    expect((await make()).html).toMatch(/[^-]><\/body><\/html>$/);
  });

  it('loses a block that throws, which the log names', async () => {
    const error = vi.fn();
    const fault = new Error('a fault of the view');
    const Broken = (): never => {
      throw fault;
    };
    const regions = { main: [block('probe', {}, <Broken />), block('other', {})] };
    const { html } = await make({ request: { log: { error } as never }, prepared: { regions } });
    expect(html).toContain('<p>other</p>');
    expect(error.mock.calls).toEqual([[{ err: fault, block: 'probe' }, 'block threw']]);
  });

  it('loses an island that cannot be drawn, which the log names', async () => {
    const error = vi.fn();
    const island = defineIsland<object>({
      ...{ name: 'not-loaded', when: 'intent' },
      load: async () => ({ default: () => null }),
    });
    const regions = {
      main: [block('probe', {}, <Island definition={island} props={{}} />), block('other', {})],
    };
    const { html } = await make({ request: { log: { error } as never }, prepared: { regions } });
    expect(html).toContain('<p>other</p>');
    expect(error.mock.calls).toEqual([
      [{ err: expect.any(Error) as Error, island: 'not-loaded' }, 'island left out'],
    ]);
  });

  it('has a span for each block that takes time, the last one too', async () => {
    const collecting = await collect();
    const Slow = () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      return <p>slow</p>;
    };
    await make({ prepared: { regions: { main: [block('one', {}, <Slow />), block('two', {}, <Slow />)] } } });
    const { spans } = await collecting.stop();
    const names = spans.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['render one', 'render two']));
  });
});
