import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/env.ts';
import { PAGES } from '../../pages/documents/index.ts';
import { storedDocument } from './stored-document.ts';
import type { PagePreview } from './preview-token.ts';

const DOCUMENT = JSON.parse(JSON.stringify(PAGES.weekly.home)) as unknown;
const VIEW = { page: 'section:/nacion/', path: '/nacion/', reader: 'anonymous' } as const;
const DRAFT: PagePreview = { ...VIEW, author: 'ana+1@redaccion.example' };
const REVISION: PagePreview = { ...VIEW, revision: 12 };

/** Asks a service of pages that answers so for a document. */
async function ask(preview: PagePreview, reply: () => Response, settings: Partial<Config> = {}) {
  const requests: Request[] = [];
  const document = storedDocument(
    {
      config: { pagesOrigin: 'http://pages.example', contentToken: 'a-token', ...settings } as Config,
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return reply();
      },
    },
    'weekly',
    preview,
  );
  const [result] = await Promise.allSettled([document]);
  return { result, requests };
}

describe('X5 the document of a preview', () => {
  it('is the draft of its author, or a revision, which the service gives for its token', async () => {
    const asked = async (preview: PagePreview, settings?: Partial<Config>) => {
      const { result, requests } = await ask(preview, () => Response.json({ document: DOCUMENT }), settings);
      expect(result).toEqual({ status: 'fulfilled', value: DOCUMENT });
      const [{ url, headers } = new Request('http://none.example')] = requests;
      const { pathname, searchParams } = new URL(url);
      return [pathname, Object.fromEntries(searchParams), headers.get('authorization')];
    };
    const page = { brand: 'weekly', page: 'section:/nacion/' };
    expect(await asked(DRAFT)).toEqual([
      '/pages/v1/drafts',
      { ...page, author: 'ana+1@redaccion.example' },
      'Bearer a-token',
    ]);
    expect(await asked(REVISION)).toEqual(['/pages/v1/revisions/12', page, 'Bearer a-token']);
    expect((await asked(REVISION, { contentToken: undefined }))[2]).toBeNull();
  });

  it('is none where the service has none, and without a service', async () => {
    const gone = await ask(DRAFT, () => Response.json({ code: 'not_found' }, { status: 404 }));
    expect(gone.result).toEqual({ status: 'fulfilled', value: undefined });
    const bare = await ask(DRAFT, () => new Response(null, { status: 404 }));
    expect(bare.result).toEqual({ status: 'fulfilled', value: undefined });
    const without = await ask(DRAFT, () => Response.json({ document: DOCUMENT }), { pagesOrigin: undefined });
    expect([without.result, without.requests]).toEqual([{ status: 'fulfilled', value: undefined }, []]);
  });

  it.each<[string, () => Response, RegExp]>([
    ['fails', () => new Response('', { status: 502 }), /answered 502/],
    ['refuses the token', () => Response.json({ document: DOCUMENT }, { status: 401 }), /answered 401/],
    ['sends something else', () => Response.json({ document: { layout: 7 } }), /sent no document/],
    ['sends nothing', () => Response.json({}), /sent no document/],
    ['sends HTML', () => new Response('<html>'), /JSON/],
  ])('is an error when the service %s', async (_what, reply, message) => {
    const { result } = await ask(DRAFT, reply);
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(message) as string },
    });
  });
});
