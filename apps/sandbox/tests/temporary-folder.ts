import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate folder for a test's caches and data. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'rotativa-sandbox-'));
