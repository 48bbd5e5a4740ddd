import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineIsland, Island, preload } from './index.ts';

interface HelloProps {
  name: string;
}

it('an island is in its place in a page so long that React sends parts of it later', async () => {
  const island = defineIsland<HelloProps>({
    name: 'hello',
    when: 'intent',
    load: async () => ({ default: ({ name }: HelloProps) => <button>{name}</button> }),
  });
  await preload([island]);
  const name = 'Ana '.repeat(400);
  const sent = new PassThrough();
  renderToPipeableStream(
    <main>
      <p>{'Texto. '.repeat(4000)}</p>
      <Island definition={island} props={{ name }} />
    </main>,
  ).pipe(sent);
  const [page = '', later] = (await text(sent)).split('</main>');
  // Its boundary waits for a script.
  expect(page).toContain('<template');
  expect(later).toContain('<div hidden');
  expect(page).toContain(`<button>${name}</button>`);
});
