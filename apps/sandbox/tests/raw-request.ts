import { connect } from 'node:net';

/** A request as bytes, which no client corrects. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Removes characters that would end a line or a header of the request. */
const inLine = (text: string) => text.replace(/[\p{Cc} ]/gu, '');
const inHeader = (text: string) => text.replace(/\p{Cc}/gu, '');

/** Sends a request over a separate connection. @returns the status of the response; 0 without one */
export function sendRaw(port: number, { method, target, headers, body }: RawRequest): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    };
    socket.on('error', done).on('end', done).on('close', done);
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (answer.length >= 'HTTP/1.1 200'.length) done();
    });
    const lines = [
      `${method} ${inLine(target) || '/'} HTTP/1.1`,
      ...headers.map(([name, value]) => `${name}: ${inHeader(value)}`),
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}
