import { Context } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '../page/page-request.ts';
import { FORM_MAX_BYTES } from './limit-forms.ts';
import { hasFiles, readForm, readFormWithFiles } from './read-form.ts';

const SITE = 'http://localhost:3001';
const FIELDS = { 'content-type': 'application/x-www-form-urlencoded' };

interface Posted {
  body?: string | FormData;
  headers?: Record<string, string>;
  /** Whether the address may send another form, and another one with files. */
  limit?: () => boolean;
  allows?: () => boolean;
  read?: (body: () => Promise<FormData>) => Promise<FormData | undefined>;
}

function posted({ body = '', headers = FIELDS, limit, allows, read = (one) => one() }: Posted) {
  const raw = new Request(`${SITE}/ayuda/`, { method: 'POST', body, headers: { origin: SITE, ...headers } });
  const request = {
    c: new Context(raw),
    site: { origin: SITE },
    context: {
      nearestAddress: (peer: string) => peer,
      limit: limit ?? (() => true),
      uploads: { read, allows: allows ?? (() => true) },
    },
  } as unknown as PageRequest;
  return { request, raw };
}

/** The fields of a form, or the status and the words of its refusal. */
async function told(read: Response | URLSearchParams | FormData): Promise<unknown> {
  if (read instanceof Response) return [read.status, await read.text()];
  return [...read].map(([name, value]) => [name, value instanceof File ? value.name : value]);
}

/** A form with files of these sizes. */
function form(...sizes: number[]): FormData {
  const data = new FormData();
  data.set('mensaje', 'Hola');
  data.set('__state__', '{');
  for (const [at, size] of sizes.entries())
    data.append('archivos', new File(['x'.repeat(size)], `${at}.txt`));
  return data;
}

describe('the fields of a form', () => {
  it('are those of the page, without the ones that scripts reserve', async () => {
    const { request } = posted({ body: 'a=1&a=2&__intent__=%7B&__state__=%7B&b=%C3%A1' });
    expect(await told(await readForm(request))).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['b', 'á'],
    ]);
  });

  it.each([
    ['without files', readForm],
    ['with files', readFormWithFiles],
  ])('%s may say in which letters they are', async (_what, read) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    expect(await told(await read(posted({ body: 'a=1', headers }).request))).toEqual([['a', '1']]);
  });

  it.each<[string, Posted, unknown]>([
    ['of another site', { headers: { ...FIELDS, origin: 'https://otro.example' } }, [403, 'El formulario es de otro sitio.']],
    ['that is none', { headers: { 'content-type': 'application/json' } }, [415, 'No es un formulario.']],
    ['that is text', { headers: { 'content-type': 'text/plain' } }, [415, 'No es un formulario.']],
    ['sent too often', { limit: () => false }, [429, 'Demasiados intentos. Hay que esperar unos minutos.']],
  ])('are not read of a form %s', async (_what, sent, refusal) => {
    for (const read of [readForm, readFormWithFiles]) {
      const { request, raw } = posted({ body: 'a=1', ...sent });
      expect(await told(await read(request))).toEqual(refusal);
      expect(raw.bodyUsed).toBe(false);
    }
  }); // prettier-ignore

  it('are not read of a call that does not say what it sends', async () => {
    for (const read of [readForm, readFormWithFiles]) {
      const { request, raw } = posted({ body: 'a=1' });
      raw.headers.delete('content-type');
      expect(await told(await read(request))).toEqual([415, 'No es un formulario.']);
    }
  });

  it('are counted for the address only of a form that may be read', async () => {
    const limit = vi.fn(() => true);
    await readForm(posted({ limit, headers: { ...FIELDS, origin: 'https://otro.example' } }).request);
    await readForm(posted({ limit, headers: { 'content-type': 'application/json' } }).request);
    expect(limit).not.toHaveBeenCalled();
    await readForm(posted({ limit }).request);
    expect(limit.mock.calls).toEqual([['']]);
  });

  it('have an end', async () => {
    const body = `a=${'x'.repeat(FORM_MAX_BYTES - 2)}`;
    expect(await told(await readForm(posted({ body }).request))).toEqual([['a', body.slice(2)]]);
    expect(await told(await readForm(posted({ body: `${body}x` }).request))).toEqual([
      413,
      'El formulario es demasiado largo.',
    ]);
  });

  it('may not have files where none are asked for', async () => {
    const refused = await readForm(posted({ body: form(5), headers: {} }).request);
    expect(await told(refused)).toEqual([415, 'No es un formulario.']);
  });
});

describe('the files of a form', () => {
  it('come with its fields', async () => {
    const read = await readFormWithFiles(posted({ body: form(5, 0), headers: {} }).request);
    expect(await told(read)).toEqual([
      ['mensaje', 'Hola'],
      ['archivos', '0.txt'],
      ['archivos', '1.txt'],
    ]);
  });

  it('are those with bytes: browsers send an empty one', () => {
    expect([form(), form(0), form(0, 1)].map(hasFiles)).toEqual([false, false, true]);
  });

  it('are counted for the address, and a form without them is not', async () => {
    const allows = () => false;
    const [files, none] = [form(5), form(0)].map((body) => posted({ body, headers: {}, allows }).request);
    expect(await told(await readFormWithFiles(files!))).toEqual([
      429,
      'Demasiados intentos. Hay que esperar unos minutos.',
    ]);
    expect(await readFormWithFiles(none!)).toBeInstanceOf(FormData);
  });

  it('are not read while too many others are', async () => {
    const read = () => Promise.resolve(undefined);
    expect(await told(await readFormWithFiles(posted({ body: form(5), headers: {}, read }).request))).toEqual(
      [503, 'Se reciben muchos archivos a la vez. Hay que intentar de nuevo en un minuto.'],
    );
  });

  it('that did not arrive whole are refused, and a fault stays one', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await told(await readFormWithFiles(posted({ body: '--x\r\nnone', headers }).request))).toEqual([
      400,
      'El formulario llegó incompleto.',
    ]);
    const read = () => Promise.reject(new RangeError('broken'));
    await expect(readFormWithFiles(posted({ body: form(), headers: {}, read }).request)).rejects.toThrow(
      'broken',
    );
  });
});
