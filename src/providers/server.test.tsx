import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMemoryServices, MEMORY_READERS, withReaders, type MemoryVisitor } from './memory/accounts.ts';
import { createMemoryBackend } from './memory/backend/server.ts';
import { ServicesProvider, useService, useSession } from './react.ts';

/** Answers as slowly as a service does, so that requests overlap. */
const backend = withReaders(createMemoryBackend({ delayMs: 5 }));

function Greeting() {
  const { user } = useSession();
  return <p>{user === null ? 'unknown' : user ? user.email : 'anonymous'}</p>;
}
/** What a page that is rendered for one reader, and kept for nobody, would show of them. */
function Own({ answer }: { answer: Promise<string> }) {
  useService('identity');
  return <b>{use(answer)}</b>;
}

/** One request as a server answers it: services of its own, a page that is streamed while others are. */
async function answer(as: MemoryVisitor): Promise<{ html: string; email: string | undefined }> {
  const services = createMemoryServices({ as, backend, log: () => undefined });
  const loaded = services.session.load().then(() => {
    const { user } = services.session.getSnapshot();
    return user ? (user.email ?? '') : 'nobody';
  });
  const sink = new PassThrough();
  const stream = renderToPipeableStream(
    <ServicesProvider services={services}>
      <Greeting />
      <Suspense>
        <Own answer={loaded} />
      </Suspense>
    </ServicesProvider>,
    { onAllReady: () => stream.pipe(sink) },
  );
  return { html: await text(sink), email: services.identity.identity() ? await loaded : undefined };
}

describe('Z4 a server answers many readers at once', () => {
  it('requests in parallel never share a session', async () => {
    const visitors = Array.from({ length: 8 }, () => ['active', 'anonymous', 'registered'] as const).flat();
    const answers = await Promise.all(visitors.map(answer));
    for (const [at, as] of visitors.entries()) {
      const { html, email } = answers[at]!;
      expect(email).toBe(as === 'anonymous' ? undefined : MEMORY_READERS[as].email);
      const others = Object.values(MEMORY_READERS).filter((reader) => reader.email !== email);
      for (const other of others) expect(html).not.toContain(other.email);
      // What the session's hooks show is the same for everybody, so that it may be kept for all.
      expect(html).toContain('<p>unknown</p>');
    }
  });

  it('no module of the providers keeps a state of its own', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
      (file) => !/\.(test|fixture)\.|^contract\//.test(file),
    );
    const stateful = files.filter((file) =>
      /^(export )?(let|var) |^(export )?const \w+(: (?!Readonly)[^=\n]+)? = new (Map|Set|WeakMap|WeakSet)\b/m.test(
        readFileSync(join(import.meta.dirname, file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(50);
    // Which scripts a page has, by its document: there is none on a server.
    expect(stateful).toEqual(['browser/load-script.ts']);
  });
});
