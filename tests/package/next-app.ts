import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { LOCKED_DOCUMENTS } from '../support/locked-documents.ts';
import { install, type Consumer } from './consumer.ts';

/** The Next app with the packed tarball, and with the documents that its pages read. */
export async function installNext(name: string): Promise<Consumer> {
  const consumer = await install(name, inject('tarball').path, 'next');
  writeFileSync(join(consumer.dir, 'app/(site)/locked.json'), JSON.stringify(LOCKED_DOCUMENTS));
  return consumer;
}

/** A build that takes longer hangs. On a busy machine the app of all pieces took more than five minutes. */
const BUILD_MS = 20 * 60_000;
/** For a hook that installs an app and builds it: the build ends first, and tells what it printed. */
export const BUILT_WITHIN_MS = BUILD_MS + 5 * 60_000;

export const buildNext = ({ run }: Consumer): Promise<string> =>
  run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', CI: '1' }, BUILD_MS);
