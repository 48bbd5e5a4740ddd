import { describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { readReply } from './reply.ts';

describe('A12 reply rule', () => {
  it('parses JSON', () => expect(readReply('{"uuid":"x"}', 200)).toEqual({ uuid: 'x' }));
  it('text with 2xx is a message', () => expect(readReply('OK', 200)).toEqual({ message: 'OK' }));
  it('text without 2xx is an error with code, message and status', () => {
    expect(() => readReply('<html>Bad Gateway</html>', 502)).toThrow(
      expect.objectContaining({ code: '502', message: '<html>Bad Gateway</html>', httpStatus: 502 }),
    );
  });
  it('any body with both code and message is an error, whatever the status', () => {
    expect(() => readReply('{"code":"300040","message":"x"}', 200)).toThrow(
      expect.objectContaining({ code: '300040' }),
    );
  });
  it('an error has the details of its body, whatever they are', () => {
    const body = (details: unknown) => JSON.stringify({ code: 'x', message: 'y', details });
    for (const details of [[{ a: null }], 'text', null])
      expect(() => readReply(body(details), 409)).toThrow(expect.objectContaining({ details }) as Error);
    expect(() => readReply(body(undefined), 409)).toThrow(
      expect.objectContaining({ details: undefined }) as Error,
    );
  });
  it('a key with the value null counts as absent', () => {
    const order = '{"orderNumber":"O1","code":null,"message":null}';
    expect(readReply(order, 200)).toMatchObject({ orderNumber: 'O1' });
    expect(() => readReply('{"code":null,"message":"x"}', 500)).toThrow(
      expect.objectContaining({ code: '500', httpStatus: 500 }),
    );
  });
  it('an error in a reply with status 2xx has the status named in its body', () => {
    const body = '{"httpStatus":401,"code":"100011","message":"Access denied"}';
    expect(() => readReply(body, 200)).toThrow(expect.objectContaining({ httpStatus: 401 }));
    expect(() => readReply(body, 403)).toThrow(expect.objectContaining({ httpStatus: 403 }));
  });
  it.each(['[]', '7', 'null', '"texto"', '{"code":1}', '{"message":"x"}'])(
    '%s with 2xx is a result',
    (body) => {
      expect(readReply(body, 200)).toEqual(JSON.parse(body));
    },
  );
  it('a failed reply without a code is an error with the code of its status', () => {
    expect(() => readReply('{}', 500)).toThrow(expect.objectContaining({ code: '500', httpStatus: 500 }));
  });
});

const failure = (text: string, status: number): ApiError => {
  try {
    return readReply(text, status) as never;
  } catch (error) {
    return error as ApiError;
  }
};

describe('A12 replies at the edges', () => {
  it.each([199, 300])('text with status %i is an error', (status) => {
    expect(failure('no', status)).toMatchObject({ code: String(status), message: 'no', httpStatus: status });
  });

  it('an unreadable error page is cut, trimmed, and kept as the cause', () => {
    const error = failure(`  ${'x'.repeat(300)}`, 502);
    expect(error.message).toBe('x'.repeat(200));
    expect(error.cause).toBeInstanceOf(SyntaxError);
    expect(failure('  ', 502).message).toBe('HTTP 502');
  });

  it('a status in the body counts only in a reply with 2xx, and only as a number', () => {
    const body = (httpStatus: unknown) => JSON.stringify({ code: 'x', message: 'y', httpStatus });
    expect(failure(body(409), 200).httpStatus).toBe(409);
    expect(failure(body('409'), 200).httpStatus).toBe(200);
    expect(failure(body(409), 500).httpStatus).toBe(500);
  });

  it('a failed reply without a code has its status as message', () => {
    expect(failure('{}', 503)).toMatchObject({ message: 'HTTP 503', httpStatus: 503 });
  });

  it('a message that is not text is shown as JSON', () => {
    expect(failure('{"code":7,"message":{"a":1}}', 400)).toMatchObject({ code: '7', message: '{"a":1}' });
  });
});
