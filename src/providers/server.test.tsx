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

/** Replies with a delay, like a service, so that requests overlap. */
const backend = withReaders(createMemoryBackend({ delayMs: 5 }));

function Greeting() {
  const { user } = useSession();
  return <p>{user === null ? 'unknown' : user ? user.email : 'anonymous'}</p>;
}
/** Content of a page that is rendered for one reader and never cached. */
function Own({ answer }: { answer: Promise<string> }) {
  useService('identity');
  return <b>{use(answer)}</b>;
}

/** One request on a server: separate services, and a page that streams while other requests run. */
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

describe('Z4 a server handles many readers concurrently', () => {
  it('requests in parallel never share a session', async () => {
    const visitors = Array.from({ length: 8 }, () => ['active', 'anonymous', 'registered'] as const).flat();
    const answers = await Promise.all(visitors.map(answer));
    for (const [at, as] of visitors.entries()) {
      const { html, email } = answers[at]!;
      expect(email).toBe(as === 'anonymous' ? undefined : MEMORY_READERS[as].email);
      const others = Object.values(MEMORY_READERS).filter((reader) => reader.email !== email);
      for (const other of others) expect(html).not.toContain(other.email);
      // The session's hooks show the same for all readers, so that the HTML can be cached.
      expect(html).toContain('<p>unknown</p>');
    }
  });

  it('no module of the flows and providers has module state', () => {
    const src = join(import.meta.dirname, '..');
    const files = globSync('{flows,providers}/**/*.{ts,tsx}', { cwd: src }).filter(
      (file) => !/\.(test|fixture)\./.test(file),
    );
    const stateful = files.filter((file) =>
      /^(export )?(let|var) |^(export )?const \w+(: (?!Readonly)[^=\n]+)? = new (Map|Set|WeakMap|WeakSet)\b/m.test(
        readFileSync(join(src, file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(50);
    // The scripts of a page, by its document. A server has no document.
    expect(stateful).toEqual(['providers/browser/load-script.ts']);
  });
});
