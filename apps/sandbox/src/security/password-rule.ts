import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPasswordFault } from 'rotativa/domain';
import { refuse } from '../http/errors.ts';

/** The file has the source of the list and its licence. */
const FILE = join(import.meta.dirname, 'common-passwords.txt');

let list: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  list ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return list;
}

/** Whether a password is among the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());

/**
 * The rule for new passwords: the policy, and none of the most common ones.
 * @throws HttpError 400 300036
 */
export function checkNewPassword(password: string): void {
  refuse(newPasswordFault(password, isCommonPassword));
}
