import { describe, expect, it } from 'vitest';
import { freshSites } from './fresh-sites.fixture.ts';

const { content, get, request } = freshSites();

describe('a file of the content service on a site', () => {
  it('a picture is printed in the manner of its site, which a caller cannot choose', async () => {
    const asked: string[] = [];
    content.answer = (_source, _query, request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return new Response('x', { headers: { 'Content-Type': 'image/avif' } });
    };
    await get('/images/carretera?width=160&treatment=men', {}, 'rural');
    await get('/images/carretera', {}, 'women');
    // Files of one size and pictures of shared links have no manner to choose.
    await get('/images/carretera/640.avif', {}, 'women');
    expect(asked).toEqual([
      '/images/carretera?width=160&treatment=rural',
      '/images/carretera?treatment=women',
      '/images/carretera/640.avif',
    ]);
  });

  it('a document may be shown in a frame of the site, and runs nothing', async () => {
    content.answer = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
    const { status, headers } = await get('/documents/acta.pdf');
    expect([status, headers.get('Content-Security-Policy'), headers.get('X-Frame-Options')]).toEqual([
      200,
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'SAMEORIGIN',
    ]);
    content.answer = () => new Response('<script>1</script>', { headers: { 'Content-Type': 'text/html' } });
    expect((await get('/documents/acta.pdf')).status).toBe(404);
  });

  it.each(['image/svg+xml', 'image/avif', 'video/mp4', 'text/vtt'])(
    'a file of the type %s runs nothing, also where it is opened as a page',
    async (type) => {
      content.answer = () => new Response('<svg/>', { headers: { 'Content-Type': type } });
      const { status, headers } = await get('/images/carretera');
      expect([status, headers.get('Content-Security-Policy')]).toEqual([
        200,
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ]);
    },
  );

  it('a picture that the content service compressed does not have the length of the compressed bytes', async () => {
    content.answer = () =>
      new Response('<svg/>', {
        headers: { 'Content-Type': 'image/svg+xml', 'Content-Encoding': 'gzip', 'Content-Length': '3' },
      });
    const { status, headers, html } = await get('/images/carretera');
    expect([status, html]).toEqual([200, '<svg/>']);
    expect(headers.get('Content-Length')).toBeNull();
    expect(headers.get('Content-Encoding')).toBeNull();
  });

  it('a request for a picture sends no cookie and no address of the reader to the content service', async () => {
    const requested: Record<string, string>[] = [];
    content.answer = (_source, _query, request) => {
      requested.push(Object.fromEntries(request.headers));
      return new Response('x', { headers: { 'Content-Type': 'image/png', 'Set-Cookie': 'a=1' } });
    };
    const { headers } = await get('/images/carretera', {
      Cookie: 'session=1',
      Authorization: 'Bearer 1',
      'X-Forwarded-For': '10.0.0.1',
      Range: 'bytes=0-9',
    });
    // The number of the request leads to its lines in both logs.
    const requestId = headers.get('X-Request-Id');
    expect(requested).toEqual([{ range: 'bytes=0-9', 'x-request-id': requestId }]);
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it('a picture is only read: no other method and no body reaches the content service', async () => {
    const asked: string[] = [];
    content.answer = (_source, _query, { method }) => {
      asked.push(method);
      return new Response(null, { headers: { 'Content-Type': 'image/avif' } });
    };
    const statusOf = async (path: string, method: string, brand: string | null) => {
      const body = /GET|HEAD/.test(method) ? null : 'x'.repeat(10);
      return (await request(`http://localhost:3001${path}`, { method, body }, { brand } as never)).status;
    };
    for (const path of ['/images/carretera', '/videos/rio.mp4', '/documents/acta.pdf'])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(await statusOf(path, method, 'weekly'), `${method} ${path}`).toBe(405);
    expect(asked).toEqual([]);
    expect(await statusOf('/images/carretera', 'HEAD', 'weekly')).toBe(200);
    expect(await statusOf('/images/carretera', 'GET', null)).toBe(200);
    expect(asked).toEqual(['HEAD', 'GET']);
  });
});
