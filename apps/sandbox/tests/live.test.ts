import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type TestApp } from './open-app.ts';

const BLOG = '/politica/articulo/minuto-a-minuto/';

let test: TestApp;
beforeAll(async () => {
  test = await openApp();
});
afterAll(() => test.close());

async function call(
  method: string,
  path: string,
  body?: unknown,
  { url = BLOG, headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  const search = new URLSearchParams({ _website: 'semanario', website_url: url });
  const reply = await test.app.request(`/content/v1/live${path}?${search}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: reply.status,
    body: (await reply.json()) as { id: string; version: string; code?: string },
  };
}

const blog = async () => {
  const { body } = await test.ask('story-by-url', { website_url: BLOG });
  const extra = body['additional_properties'] as { live_blog: Record<string, unknown> };
  return { elements: body.content_elements, record: extra.live_blog, changed: body['last_updated_date'] };
};

const publish = (title: string, more: object = {}) =>
  call('POST', '/posts', { title, text: ['Uno.'], ...more });

describe('X11 the editor of a live blog', () => {
  it('publishes a post above the others, with a version that is later than the last', async () => {
    const before = await blog();
    const { status, body } = await publish('Se levanta la sesión', { key: true, pinned: true });
    expect(status).toBe(201);
    const { elements, record, changed } = await blog();
    expect(elements.length).toBe(before.elements.length + 2);
    expect(elements[0]).toMatchObject({ _id: body.id, type: 'header' });
    expect(elements[0]!['content']).toMatch(/^\d{1,2}:\d\d\s[ap]\.\sm\. Se levanta la sesión$/);
    expect(record).toMatchObject({
      key: [body.id],
      pinned: body.id,
      posts: { [body.id]: { published: body.version } },
    });
    expect([changed, String(changed) > String(before.changed)]).toEqual([body.version, true]);
  });

  it('edits, unpins and removes a post, and remembers that it was removed', async () => {
    const { body } = await publish('Con un herror', { pinned: true });
    await call('PATCH', `/posts/${body.id}`, { title: 'Sin error', text: ['Dos.', 'Tres.'], pinned: false });
    const edited = await blog();
    expect(edited.elements.slice(0, 3).map(({ content }) => String(content).replace(/^.*m\.\s/, ''))).toEqual(
      ['Sin error', 'Dos.', 'Tres.'],
    );
    expect(edited.record['pinned']).toBeUndefined();
    expect(edited.record['posts']).toMatchObject({ [body.id]: { updated: edited.changed } });
    const { status } = await call('DELETE', `/posts/${body.id}`);
    const { elements, record, changed } = await blog();
    expect([status, elements.some(({ _id }) => _id === body.id)]).toEqual([200, false]);
    expect(record['removed']).toContainEqual({ id: body.id, at: changed });
    expect((await call('DELETE', `/posts/${body.id}`)).status).toBe(404);
  });

  it('gives every one of many posts at the same instant its own version', async () => {
    const versions = await Promise.all(Array.from({ length: 20 }, (_, at) => publish(`Nota ${at}`)));
    expect(new Set(versions.map(({ body }) => body.version)).size).toBe(20);
  });

  it('ends a blog and opens it again', async () => {
    expect((await call('PATCH', '', { ended: true, summary: ['Terminó.'] })).status).toBe(200);
    expect((await blog()).record).toMatchObject({
      summary: ['Terminó.'],
      ended: expect.any(String) as string,
    });
    expect(await publish('Tarde')).toMatchObject({ status: 409, body: { code: 'ended' } });
    await call('PATCH', '', { ended: false });
    expect((await publish('A tiempo')).status).toBe(201);
  });

  it.each([
    ['no title', 'POST', '/posts', {}, 400],
    ['an unknown field', 'POST', '/posts', { title: 'x', html: '<p>' }, 400],
    ['too long a text', 'POST', '/posts', { title: 'x', text: ['y'.repeat(5001)] }, 400],
    ['nothing to change', 'PATCH', '/posts/X', {}, 400],
    ['an unknown post', 'PATCH', '/posts/X', { key: true }, 404],
    ['nothing to change in a blog', 'PATCH', '', {}, 400],
  ])('refuses %s', async (_name, method, path, body, status) => {
    expect((await call(method, path, body)).status).toBe(status);
  });

  it('edits no other story', async () => {
    const url = '/recetas/articulo/postre-de-natas/';
    expect((await call('POST', '/posts', { title: 'x' }, { url })).status).toBe(404);
    expect((await call('POST', '/posts', { title: 'x' }, { url: '' })).status).toBe(400);
  });

  it('takes nothing from a page of any origin, or from another machine without the token', async () => {
    for (const headers of [{ origin: 'https://otro.example' }, { 'x-forwarded-for': '8.8.8.8' }])
      expect((await call('POST', '/posts', { title: 'x' }, { headers })).status).toBe(403);
  });
});
