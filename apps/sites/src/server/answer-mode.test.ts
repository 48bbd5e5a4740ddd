import { describe, expect, it } from 'vitest';
import { answerMode } from './answer-mode.ts';

const send = (fields: Record<string, string>, secure = false): Promise<Response> =>
  answerMode(
    new Request('http://localhost/apariencia/', { method: 'POST', body: new URLSearchParams(fields) }),
    secure,
  );

describe('T2 the mode of a reader without scripts', () => {
  it('is kept in a cookie, and the page comes back', async () => {
    const { status, headers } = await send({ mode: 'dark', back: '/cali/?pagina=2' });
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/cali/?pagina=2');
    expect(headers.get('Set-Cookie')).toBe('rt-mode=dark; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('of the device is no cookie', async () => {
    const { headers } = await send({ mode: 'system', back: '/' }, true);
    expect(headers.get('Set-Cookie')).toBe('rt-mode=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });

  it.each(['https://other.example/', '//other.example/', '/\\other.example', 'javascript:alert(1)', ''])(
    'never leads to another site: %s',
    async (back) => {
      const { headers } = await send({ mode: 'light', back });
      expect(headers.get('Location')).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each([{}, { mode: 'blue' }, { mode: 'dark; Domain=x', back: '/' }])('is refused: %j', async (fields) => {
    const response = await send(fields as Record<string, string>);
    expect([response.status, await response.text()]).toEqual([400, 'Solicitud no válida']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it('is refused if the body is no form', async () => {
    const request = new Request('http://localhost/', { method: 'POST', body: '{"mode":"dark"}' });
    expect((await answerMode(request, false)).status).toBe(400);
  });
});
