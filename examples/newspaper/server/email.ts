import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from './store.ts';

/** Sends an e-mail: here it is a file in `data/outbox`. Call your e-mail service in its place. */
export async function sendEmail(to: string, subject: string, text: string): Promise<void> {
  const folder = join(DATA, 'outbox');
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.txt`;
  await writeFile(join(folder, name), `Para: ${to}\nAsunto: ${subject}\n\n${text}\n`, { mode: 0o600 });
}
