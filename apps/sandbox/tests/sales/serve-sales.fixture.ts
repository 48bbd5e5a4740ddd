import { createSandbox } from '../../src/sandbox.ts';

/** A sandbox over a database that is already filled. It prints its address. */
const sandbox = await createSandbox({ seeders: [], config: { limitFactor: 1_000_000 } });
const { url } = await sandbox.listen();
process.stdout.write(`${url}\n`);
