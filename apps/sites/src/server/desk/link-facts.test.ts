import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { story } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import type { PageRequest } from '../page/page-request.ts';
import { createLinkFacts, type LinkFacts } from './link-facts.ts';

const ORIGIN = 'http://localhost:3001';

let asked: string[];
let outward: Mock<(address: URL) => Promise<number | undefined>>;
let linkFacts: LinkFacts;
beforeEach(() => {
  asked = [];
  outward = vi.fn();
  linkFacts = createLinkFacts(outward);
});

/** A draft's request at an address of the site, whose stories are those with 'hay' in their path. */
function draftAt(path: string): PageRequest {
  return requestFor(path, (source, query) => {
    const url = String(query['website_url'] ?? '');
    if (source === 'story-by-url') asked.push(url);
    return source === 'story-by-url' && url.includes('hay') ? story('x', { canonical_url: url }) : undefined;
  });
}

const statusesOf = async (addresses: readonly string[], isAsked = true) => {
  const [facts] = await linkFacts(
    draftAt('/nacion/'),
    [addresses.map((address) => ({ address, status: undefined }))],
    isAsked,
  );
  expect(facts!.map(({ address }) => address)).toEqual(addresses);
  return facts!.map(({ status }) => status);
};

describe('X5 the links of a draft', () => {
  it('to pages of the site have the status of their page, which is not made for it', async () => {
    const at = '/nacion/articulo/uno';
    expect(
      await statusesOf([`${at}-hay/`, `${ORIGIN}${at}-hay/?a=1#b`, `${at}-no/`, `${at}-hay`, '/', '/soho/']),
    ).toEqual([200, 200, 404, 301, 200, 301]);
  });

  it('to elsewhere have the status of their answer only if the page is gone', async () => {
    outward.mockImplementation(async ({ pathname }) => Number(pathname.slice(1)));
    const links = [404, 410, 200, 403].map((status) => `https://otro.example/${status}`);
    expect(await statusesOf(links)).toEqual([404, 410, undefined, undefined]);
    expect(outward.mock.calls.map(([{ href }]) => href)).toEqual(links);
  });

  it('to places on the page, to files and services, and to what is no page of the web are not asked', async () => {
    const none = [
      '#arriba',
      'mailto:lector@correo.example',
      'tel:+576011234567',
      'whatsapp://send?text=hay',
      'http://',
      'shttp://otro.example/hay/',
      'httpx://otro.example/hay/',
      '/api/acceso',
      '/assets/hay.js',
      '/img/hay',
      '/resizer/hay',
      '/descargas/hay.pdf',
    ];
    expect(await statusesOf(none)).toEqual(none.map(() => undefined));
    expect([asked, outward.mock.calls]).toEqual([[], []]);
    // A dot in a path is no file, and a service elsewhere is a page like others.
    outward.mockResolvedValue(404);
    const pages = ['/v1.5/no/', '/imgs/no/', 'https://otro.example/api/x'];
    expect(await statusesOf(pages)).toEqual([404, 404, 404]);
  });

  it('are asked only when it is wanted, and their answers are known after it', async () => {
    const link = '/nacion/articulo/no/';
    expect(await statusesOf([link], false)).toEqual([undefined]);
    expect(asked).toEqual([]);
    expect(await statusesOf([link])).toEqual([404]);
    expect(await statusesOf([link], false)).toEqual([404]);
  });

  it('are separate for each block', async () => {
    const [yes, no] = ['/nacion/articulo/hay/', '/nacion/articulo/no/'];
    const link = (address: string) => ({ address, status: undefined });
    const facts = await linkFacts(draftAt('/nacion/'), [[link(yes)], [], [link(no), link(yes)]], true);
    expect(facts.map((some) => some.map(({ status }) => status))).toEqual([[200], [], [404, 200]]);
    // An address is asked once.
    expect(asked.filter((path) => path === yes)).toHaveLength(1);
  });
});
