import type { PageDocument } from 'rotativa/blocks';
import { placementsOf } from 'rotativa/domain';
import { describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { feed } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import { pageSnapshot } from '../site-pages/page-snapshot.ts';
import { draftPage } from './draft-page.ts';
import type { DraftView } from './draft-view.ts';

const AT = '2027-01-01T06:00:00-05:00';
const { home } = PAGES.weekly;
const DRAFT: PageDocument = { ...home, title: 'Un especial' };
const VIEW: DraftView = { page: 'home', path: '/nacion/', reader: 'anonymous' };

/** The page of a draft on a site with the pages of this build. */
async function made(given: Partial<DraftView & { document: PageDocument }> = {}, listeners = {}) {
  const request = requestFor('/api/borrador?x=1', () => feed('uno'));
  const pagesAt = vi.fn(async () => pageSnapshot(PAGES.weekly, new Map()));
  const context = { ...request.context, sitePages: { at: pagesAt } } as unknown as typeof request.context;
  const draft = await draftPage({ ...request, context }, { ...VIEW, document: DRAFT, ...given }, listeners);
  return { draft, pagesAt };
}

describe('X5 the page of a draft', () => {
  it('is the site’s at the path, with the draft among its pages and places for ads', async () => {
    const onHidden = vi.fn();
    const { draft, pagesAt } = await made({}, { onHidden });
    const { url, sitePages, context, ...request } = draft!.request;
    expect(url.href).toBe('http://localhost:3001/nacion/');
    expect([sitePages.pages.home.title, sitePages.pages.section]).toEqual([
      'Un especial',
      PAGES.weekly.section,
    ]);
    expect([context.config.adPlaces, request.onHidden]).toEqual([true, onHidden]);
    expect(pagesAt.mock.calls).toEqual([['weekly', undefined]]);
    expect(context.clock()).toEqual(new Date('2026-02-01T12:00:00Z'));
    expect(context).not.toHaveProperty('moment');
  });

  it('has nothing of one reader: no question about consent, no video of a country, no purchase', async () => {
    const { draft } = await made();
    const { chosen, consent, geoVideo, purchase, variant } = draft!.request;
    expect([chosen, geoVideo, purchase, variant]).toEqual(['system', false, undefined, 'anonymous']);
    expect(consent).toMatchObject({ at: new Date(0) });
  });

  it.each([
    ['anonymous', 'anonymous'],
    ['registered', 'registered'],
    ['subscribed', 'subscriber'],
  ] as const)('is that of a reader who is %s, in the mode that is asked for', async (reader, variant) => {
    const { draft } = await made({ reader, mode: 'dark' });
    expect([draft?.request.variant, draft?.request.chosen]).toEqual([variant, 'dark']);
  });

  it('is that of an instant, by all its clocks', async () => {
    const { draft, pagesAt } = await made({ at: AT });
    const { context, services } = draft!.request;
    const instant = new Date(AT);
    expect([context.clock(), context.moment, services.clock.now()]).toEqual([instant, instant, instant]);
    expect(pagesAt.mock.calls).toEqual([['weekly', instant]]);
  });

  it('knows whether a page has used the draft', async () => {
    const { draft } = await made();
    expect(draft!.isShown()).toBe(false);
    expect([draft!.request.sitePages.pages.section.title, draft!.isShown()]).toEqual(['', false]);
    expect([draft!.request.sitePages.pages.home.title, draft!.isShown()]).toEqual(['Un especial', true]);
  });

  it('has an id for each block, and hides what the site does not know', async () => {
    const main = [{ block: 'quote-band', settings: { published: true } }, { block: 'no-such-block' }];
    const { draft } = await made({ document: { ...home, regions: { main } } });
    const blocks = (document: PageDocument) =>
      placementsOf(document).map(({ placement: { block, id } }) => [block, typeof id]);
    expect(blocks(draft!.document)).toEqual([
      ['quote-band', 'string'],
      ['no-such-block', 'string'],
    ]);
    expect(blocks(draft!.request.sitePages.pages.home)).toEqual([['quote-band', 'string']]);
  });

  it('is none with a layout that the site does not have', async () => {
    expect((await made({ document: { ...home, layout: 'de-otro-tiempo' } })).draft).toBeUndefined();
  });
});
