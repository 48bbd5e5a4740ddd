import { parseArgs } from 'node:util';
import { isEmail } from 'rotativa/domain';
import type { StaffRole } from 'rotativa/providers';
import type { ReadyDatabase } from '../db/open.ts';
import { SITES } from '../sites.ts';
import { removeStaff, setStaff, staffPasswordFault } from './accounts.ts';
import { STAFF_ROLES, type StaffMember } from './roles.ts';

const BRANDS: readonly string[] = SITES.map(({ brand }) => brand);

export const STAFF_USAGE = `Usage: npm run staff -- --name NAME [--role ROLE] [--brand BRAND]... EMAIL < FILE_WITH_THE_PASSWORD
       npm run staff -- --remove EMAIL
Makes a member of staff for the desk, or replaces name, password and roles of one, or removes one.
  --role   ${STAFF_ROLES.join(', ')} (default: administer)
  --brand  ${BRANDS.join(', ')} (default: all of them)
The password is read from standard input, so that no list of processes and no history of a shell has it.`;

/** Invalid arguments. */
export class UsageError extends Error {}

/** The parsed arguments. */
type Wish = { readonly remove: string } | { readonly set: StaffMember } | undefined;

/** @returns undefined if help is asked for. @throws UsageError */
function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', default: 'administer' },
      brand: { type: 'string', multiple: true, default: [...BRANDS] },
      remove: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const email = positionals[0]?.trim().toLowerCase() ?? '';
  const role = STAFF_ROLES.find((one) => one === values.role);
  const unknown = values.brand.filter((brand) => !BRANDS.includes(brand));
  if (positionals.length !== 1 || !isEmail(email)) throw new UsageError('Give one e-mail address.');
  if (values.remove) return { remove: email };
  if (values.name === undefined || values.name.trim() === '') throw new UsageError('--name is missing.');
  if (role === undefined) throw new UsageError(`There is no role '${values.role}'.`);
  if (unknown.length > 0) throw new UsageError(`There is no brand '${unknown.join("', '")}'.`);
  const roles: Record<string, StaffRole> = Object.fromEntries(values.brand.map((brand) => [brand, role]));
  return { set: { email, name: values.name.trim(), roles } };
}

/** The surroundings of the command. */
export interface StaffCommand {
  readonly args: readonly string[];
  /** The text of standard input; undefined for a terminal. */
  readonly password: () => Promise<string | undefined>;
  readonly open: () => Promise<Pick<ReadyDatabase, 'db' | 'now' | 'close'>>;
  readonly say: (line: string) => void;
}

/**
 * Makes a member of staff, gives one another name, password and roles, or removes one.
 * @throws UsageError for invalid arguments; Error for a refused password, and if there is none to remove
 */
export async function staffCommand({ args, password, open, say }: StaffCommand): Promise<void> {
  const wish = wishOf(args);
  if (wish === undefined) return say(STAFF_USAGE);
  if ('remove' in wish) return remove(wish.remove, { open, say });
  const given = (await password())?.replace(/\r?\n$/, '');
  if (given === undefined) throw new UsageError('The password is missing: give it on standard input.');
  const fault = staffPasswordFault(given);
  if (fault !== undefined) throw new Error(fault);
  const member = wish.set;
  const database = await open();
  try {
    const done = await setStaff(
      database.db,
      { ...member, password: given },
      { by: 'command', now: database.now() },
    );
    const roles = Object.entries(member.roles).map((pair) => pair.join(' '));
    say(`${member.email} is ${done}: ${roles.join(', ')}.`);
  } finally {
    await database.close();
  }
}

async function remove(email: string, { open, say }: Pick<StaffCommand, 'open' | 'say'>): Promise<void> {
  const database = await open();
  try {
    if (!(await removeStaff(database.db, email, { by: 'command', now: database.now() })))
      throw new Error(`There is no member of staff ${email}.`);
    say(`${email} is removed.`);
  } finally {
    await database.close();
  }
}
