import { text } from 'node:stream/consumers';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createLogger } from './logger.ts';
import { STAFF_USAGE, staffCommand, UsageError } from './staff/command.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** `npm run staff`. The exit code is 1 for a refusal, 2 for invalid arguments. */
await staffCommand({
  args: process.argv.slice(2),
  password: async () => (process.stdin.isTTY ? undefined : text(process.stdin)),
  open: () => openDatabase({ config: readConfig(process.env), log: createLogger('warn') }),
  say,
}).catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  const isUsage = error instanceof UsageError;
  if (isUsage) complain(STAFF_USAGE);
  process.exitCode = isUsage ? 2 : 1;
});
