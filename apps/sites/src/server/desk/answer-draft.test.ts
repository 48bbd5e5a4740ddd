import { ApiError, CLIENT_CODES } from 'rotativa/domain';
import { htmlFacts } from 'rotativa/editor';
import { describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { feed } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import type { PageRequest } from '../page/page-request.ts';
import { OverloadError } from '../page/render-queue.ts';
import { pageSnapshot } from '../site-pages/page-snapshot.ts';
import { answerDraft } from './answer-draft.tsx';
import type { RenderBlock } from './rendered-blocks.tsx';

const QUESTION = { page: 'home', path: '/', document: PAGES.weekly.home };

/** Asks for a draft where its page comes out so. */
async function ask(made: () => Promise<unknown>, body: () => Promise<unknown> = async () => QUESTION) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const request = { c: { req: { json: body } }, context: { rendering: { run: made } }, log };
  const parts = { renderBlock: () => expect.unreachable(), linkFacts: () => expect.unreachable() };
  const response = await answerDraft(request as unknown as PageRequest, parts);
  const reply = (await response.json()) as { code?: string; message?: string };
  return { status: response.status, headers: response.headers, reply, log };
}

const refused = async (...asked: Parameters<typeof ask>) => {
  const { status, reply, log } = await ask(...asked);
  return { answer: [status, reply.code], reply, errors: log.error.mock.calls, warnings: log.warn.mock.calls };
};

describe('X5 the answer about a draft', () => {
  it('is the draft, which is kept nowhere, or why it cannot be shown', async () => {
    const { status, headers, reply } = await ask(async () => ({ frame: '<main>' }));
    expect([status, reply]).toEqual([200, { frame: '<main>' }]);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect((await ask(async () => Response.json({ code: 'other_page' }, { status: 422 }))).status).toBe(422);
  });

  it('is 503 while there is no place, and while the content service is away: the desk asks again', async () => {
    const busy = await refused(() => Promise.reject(new OverloadError()));
    expect([busy.answer, busy.reply.message]).toEqual([[503, 'busy'], 'Too many pages are being made.']);
    expect([busy.errors, busy.warnings]).toEqual([[], []]);
    const outage = new ApiError(CLIENT_CODES.network, 'down');
    const away = await refused(() => Promise.reject(outage));
    expect([away.answer, away.reply.message]).toEqual([
      [503, 'unavailable'],
      'The draft cannot be made now: its content cannot be read.',
    ]);
    expect([away.errors, away.warnings]).toEqual([[], [[{ err: outage }, 'content of a draft not read']]]);
  });

  it('is 500, and in the log, when the site has a fault', async () => {
    const fault = new TypeError('x is undefined');
    const { answer, reply, errors } = await refused(() => Promise.reject(fault));
    expect([answer, reply.message]).toEqual([
      [500, 'failed'],
      'The draft cannot be made: the site has a fault.',
    ]);
    expect(errors).toEqual([[{ err: fault }, 'draft failed']]);
  });

  it.each([
    ['no JSON', () => Promise.reject(new SyntaxError()), /^Invalid input: expected object/],
    ['a wrong path', async () => ({ ...QUESTION, path: 'nacion/' }), /^path is not a path/],
    ['no document', async () => ({ ...QUESTION, document: 1 }), /^document is no document of a page$/],
    ['odd tags', async () => ({ ...QUESTION, known: ['a', 7] }), /^known\.1 Invalid input/],
  ])('names what is wrong with a question with %s', async (_what, body, message) => {
    const { answer, reply } = await refused(() => expect.unreachable(), body);
    expect(answer).toEqual([422, 'invalid_question']);
    expect(reply.message).toMatch(message);
  });
});

describe('X5 the blocks of a draft', () => {
  it('are kept by brand, page and placement, and the time of the page is that of all', async () => {
    const { context, ...request } = requestFor('/api/borrador', () => feed('uno', 'dos'));
    const made = {
      ...{ ...request, c: { req: { json: async () => QUESTION } } },
      context: {
        ...{ ...context, assets: { weekly: { styles: [] } } },
        rendering: { run: (make: () => Promise<unknown>) => make() },
        sitePages: { at: async () => pageSnapshot(PAGES.weekly, new Map()) },
      },
    };
    const renderBlock = vi.fn(async (..._asked: Parameters<RenderBlock>) => {
      return { html: '<p>', facts: htmlFacts(''), tag: 't', ms: 1000 };
    });
    const response = await answerDraft(made as unknown as PageRequest, {
      renderBlock,
      linkFacts: async (_request, links) => links,
    });
    const { blocks, ms } = (await response.json()) as { blocks: Record<string, string>; ms: number };
    const shown = Object.keys(blocks);
    expect(shown.length).toBeGreaterThan(3);
    expect(renderBlock.mock.calls.map(([place, id]) => [place, id])).toEqual(
      shown.map((id) => [`weekly home ${id}`, id]),
    );
    expect(Math.floor(ms / 1000)).toBe(shown.length);
  });
});
