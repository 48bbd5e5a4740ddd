import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isEmail } from 'rotativa/domain';
import type { StaffRole } from 'rotativa/providers';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createLogger } from './logger.ts';
import { SITES } from './sites.ts';
import { setStaff, staffPasswordFault } from './staff/accounts.ts';
import { STAFF_ROLES } from './staff/roles.ts';

const BRANDS = SITES.map(({ brand }) => brand);

const USAGE = `Usage: npm run staff -- --name NAME [--role ROLE] [--brand BRAND]... EMAIL < FILE_WITH_THE_PASSWORD
Makes a member of staff for the desk, or replaces name, password and roles of one.
  --role   ${STAFF_ROLES.join(', ')} (default: administer)
  --brand  ${BRANDS.join(', ')} (default: all of them)
The password is read from standard input, so that no list of processes and no history of a shell has it.`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Invalid arguments. */
class UsageError extends Error {}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', default: 'administer' },
      brand: { type: 'string', multiple: true, default: [...BRANDS] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const email = positionals[0]?.trim().toLowerCase() ?? '';
  const role = STAFF_ROLES.find((one) => one === values.role);
  const unknown = values.brand.filter((brand) => !(BRANDS as readonly string[]).includes(brand));
  if (positionals.length !== 1 || !isEmail(email)) throw new UsageError('Give one e-mail address.');
  if (values.name === undefined || values.name.trim() === '') throw new UsageError('--name is missing.');
  if (role === undefined) throw new UsageError(`There is no role '${values.role}'.`);
  if (unknown.length > 0) throw new UsageError(`There is no brand '${unknown.join("', '")}'.`);
  const roles: Record<string, StaffRole> = Object.fromEntries(values.brand.map((brand) => [brand, role]));
  return { email, name: values.name.trim(), roles };
}

/** @returns the exit code: 0, 1 for a refused password, 2 for invalid arguments */
async function run(args: readonly string[]): Promise<number> {
  const member = readArguments(args);
  if (member === undefined) {
    say(USAGE);
    return 0;
  }
  if (process.stdin.isTTY) throw new UsageError('The password is missing: give it on standard input.');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const fault = staffPasswordFault(password);
  if (fault !== undefined) {
    complain(fault);
    return 1;
  }
  const config = readConfig(process.env);
  const database = await openDatabase({ config, log: createLogger('warn'), now: new Date() });
  try {
    const done = await setStaff(database.db, { ...member, password }, { by: 'command', now: new Date() });
    say(
      `${member.email} is ${done}: ${Object.entries(member.roles)
        .map((pair) => pair.join(' '))
        .join(', ')}.`,
    );
  } finally {
    await database.close();
  }
  return 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) complain(USAGE);
  return 2;
});
