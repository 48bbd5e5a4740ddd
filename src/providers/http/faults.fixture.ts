import type { Answer } from './local-server.fixture.ts';

/**
 * Time limit in milliseconds of a call with a fault of this code. It is short only if the test is about the limit,
 * so that a slow machine changes no result.
 */
export const limitFor = (code: string): number => (code === 'timeout' ? 150 : 15_000);

/** The faults that a call can have, with the error code of each. */
export const FAULTS: readonly [name: string, answer: Answer, code: string][] = [
  ['no answer at all', () => undefined, 'timeout'],
  ['a connection reset', (_request, response) => void response.destroy(), 'network'],
  [
    'a body that stops half-way',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"uuid":', () => response.destroy());
    },
    'network',
  ],
  [
    'a body that never ends',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"uuid":');
    },
    'timeout',
  ],
  [
    'JSON that is cut short',
    (_request, response) => void response.writeHead(200).end('{"uuid": "u1", "acc'),
    'badReply',
  ],
  [
    'a page of HTML in place of JSON',
    (_request, response) => void response.writeHead(200).end('<!doctype html><title>Portal</title>'),
    'badReply',
  ],
  [
    'a reply of another shape',
    (_request, response) => void response.writeHead(200).end('[1, 2]'),
    'badReply',
  ],
  [
    'a failure with HTML',
    (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'),
    '502',
  ],
  ['a failure without a body', (_request, response) => void response.writeHead(500).end(), '500'],
  [
    'an error with a good status',
    (_request, response) => void response.writeHead(200).end('{"code": 300040, "message": "no"}'),
    '300040',
  ],
];
