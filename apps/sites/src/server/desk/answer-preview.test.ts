import { describe, expect, it } from 'vitest';
import { feed } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import type { PageRequest } from '../page/page-request.ts';
import { answerPreview, answerPreviewAddress } from './answer-preview.ts';
import { createPreviewTokens, PREVIEW_PARAMETER } from './preview-token.ts';

const TOKEN = 'a-token-of-the-desk-0123';
const STORY = '/nacion/articulo/x/';

/** Asks for an address, in a request that says this. */
async function addressFor(body: unknown) {
  const c = { req: { json: async () => body } };
  const request = { ...requestFor('/api/vista-previa', () => undefined), c } as unknown as PageRequest;
  const response = await answerPreviewAddress(request, TOKEN);
  return {
    status: response.status,
    reply: (await response.json()) as { address?: string; message?: string },
  };
}

describe('X5 the address of a preview', () => {
  it('is that of its page on the site, with a token for its subject', async () => {
    const { status, reply } = await addressFor({ story: 'x', path: STORY });
    const { href, origin, pathname, searchParams } = new URL(reply.address!);
    expect([status, origin, pathname, [...searchParams.keys()]]).toEqual([
      200,
      'http://localhost:3001',
      STORY,
      [PREVIEW_PARAMETER],
    ]);
    expect(href).toBe(reply.address);
    const tokens = createPreviewTokens(TOKEN, () => new Date('2026-02-01T12:59:00Z'));
    const read = await tokens.read(searchParams.get(PREVIEW_PARAMETER)!, 'weekly');
    expect(read).toMatchObject({ story: 'x', path: STORY });
  });

  it.each([
    [{ path: STORY }, /^page /],
    [{ story: 'x', path: STORY, minutes: 'x' }, /^minutes /],
    [undefined, /^Invalid input/],
  ])('is refused for %j, with what is wrong', async (body, message) => {
    const { status, reply } = await addressFor(body);
    expect([status, reply.message]).toEqual([422, expect.stringMatching(message)]);
  });
});

describe('X5 a signed preview', () => {
  it('does not hide a fault of the site', async () => {
    const fault = new TypeError('x is undefined');
    const request = requestFor('/', () => feed('uno'));
    const { context } = request;
    const token = await createPreviewTokens(TOKEN, context.clock).sign(
      { story: 'x', path: STORY, reader: 'subscribed' },
      'weekly',
      60,
    );
    const asked = {
      ...request,
      url: new URL(`${STORY}?${PREVIEW_PARAMETER}=${token}`, request.url),
      context: { ...context, sitePages: { at: () => Promise.reject(fault) } },
    } as unknown as PageRequest;
    await expect(answerPreview(asked, TOKEN)).rejects.toBe(fault);
  });
});
