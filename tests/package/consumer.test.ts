import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { consumerIn } from './consumer.ts';

it('a program of a project that hangs is ended with an error that has its output', async () => {
  const { run, remove } = consumerIn(mkdtempSync(join(tmpdir(), 'rotativa-consumer-')));
  const hangs = run('node', ['-e', 'console.log("so far"); setTimeout(() => {}, 60_000)'], {}, 2000);
  await expect(hangs).rejects.toThrow(/was ended after 2 s:\nso far/);
  remove();
});
