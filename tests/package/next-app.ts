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

export const buildNext = ({ run }: Consumer): Promise<string> =>
  run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', CI: '1' });
