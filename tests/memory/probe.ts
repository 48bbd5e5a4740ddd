import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded first into each process that a run starts (`NODE_OPTIONS`). The sites and the sandbox write their memory after a
 * collection into a file of MEMORY_SAMPLES; other processes and threads write nothing.
 */
const PROGRAMS = { 'apps/sites/start.ts': 'sites', 'apps/sandbox/src/main.ts': 'sandbox' };
const EVERY_MS = Number(process.env['MEMORY_EVERY_MS']);

const name = Object.entries(PROGRAMS).find(([path]) => process.argv[1]?.endsWith(path))?.[1];
const folder = process.env['MEMORY_SAMPLES'];

if (isMainThread && name !== undefined && folder !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setInterval(() => {
    // The second collection takes what the finalizers of the first have given up.
    collect();
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    // `external` has the buffers: finished pages, and the memory of the embedded database.
    const sample = { at: Date.now(), rss, held: heapUsed + external };
    appendFileSync(join(folder, `${name}.jsonl`), `${JSON.stringify(sample)}\n`);
  }, EVERY_MS).unref();
}
