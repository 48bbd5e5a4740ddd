import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReply } from '../../../domain/errors/reply.ts';
import * as replies from './replies.ts';

const folder = join(process.env['ROTATIVA_FIXTURES'] ?? '../shared/fixtures', 'arc-api');
const read = (name: string): unknown => {
  // Published samples have trailing commas.
  const text = readFileSync(join(folder, `${name}.json`), 'utf8').replaceAll(/,(\s*[}\]])/g, '$1');
  return withoutNulls(JSON.parse(text));
};
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, entry: unknown) => entry ?? undefined));

const ios = (name: string): string => `arcxp-mobile-sdk-ios__v1_success_${name}`;

// Without the real replies (ROTATIVA_FIXTURES) the cases are reported as skipped.
describe.skipIf(!existsSync(folder))(
  'real replies of the account service pass the guards (needs ROTATIVA_FIXTURES)',
  () => {
    it.each([
      ['auth_login', replies.SessionReply],
      ['auth_token', replies.SessionReply],
      ['auth_magiclink_nonce', replies.SessionReply],
      ['signup', replies.SessionReply],
      ['config', replies.ConfigReply],
      ['profile', replies.ProfileReply],
      ['auth_magiclink', replies.DoneReply],
      ['password', replies.DoneReply],
      ['password_reset', replies.DoneReply],
      ['password_reset_nonce', replies.DoneReply],
      ['user_anonymize', replies.DoneReply],
      ['user_anonymize_approve_nonce', replies.DoneReply],
      ['user_anonymize_decline_nonce', replies.DoneReply],
    ])('%s', (name, guard) => {
      const reply = read(ios(name));
      expect(guard.safeParse(reply)).toMatchObject({ success: true, data: reply });
    });

    it.each(['config', 'auth_login', 'signup', 'password', 'profile', 'user_anonymize'])(
      'the failure of %s is an error with its code',
      (name) => {
        const file = join(folder, `arcxp-mobile-sdk-ios__v1_failure_${name}.json`);
        expect(() => readReply(readFileSync(file, 'utf8'), 200)).toThrow(
          expect.objectContaining({
            name: 'ApiError',
            code: expect.stringMatching(/^\d{6}(,\d{6})*$/) as string,
          }),
        );
      },
    );
  },
);

describe('the address in a reply', () => {
  it.each([
    ['{"url"}', { url: 'https://id.example.com/a' }],
    ['a JSON text', 'https://id.example.com/a'],
    ['a bare text, which reads as a message', { message: 'https://id.example.com/a' }],
  ])('comes as %s', (_form, reply) => {
    expect(replies.AddressReply.parse(reply)).toBe('https://id.example.com/a');
  });

  it.each(['javascript:alert(1)', '/path', 'https://', ''])('%j is rejected', (reply) => {
    expect(replies.AddressReply.safeParse(reply).success).toBe(false);
  });
});
