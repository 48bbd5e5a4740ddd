import { expect, it, vi } from 'vitest';
import type { PreviewReply, PreviewRequest } from 'rotativa/editor';
import { createBlockPictures } from './block-pictures.ts';

const HEAD = { styles: '', attributes: { html: {}, body: {} } };

function open(show?: (question: PreviewRequest) => Promise<PreviewReply>) {
  let running = 0;
  let most = 0;
  const asked: string[] = [];
  const usual = async ({ document }: PreviewRequest): Promise<PreviewReply> => {
    const { block, id = '' } = document.regions['main']![0]!;
    asked.push(block);
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    const blocks = block === 'empty' ? {} : { [id]: `<p>${block}</p>` };
    return { head: HEAD, frame: '', blocks, stories: {}, notes: [], weight: { html: 0, css: 0 }, ms: 0 };
  };
  const pictures = createBlockPictures({
    page: { page: 'home', path: '/' },
    layout: 'front',
    region: 'main',
    settingsOf: () => ({ published: true }),
    show: show ?? usual,
  });
  return { pictures, asked, most: () => most };
}
const yes = (): boolean => true;

it('are made one at a time, the last wanted first, and each once', async () => {
  const { pictures, asked, most } = open();
  const made = await Promise.all(['a', 'b', 'c'].map((block) => pictures.of(block, yes)));
  expect(made.map((one) => one?.html)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
  expect([asked, most()]).toEqual([['a', 'c', 'b'], 1]);
  await pictures.of('a', yes);
  expect(asked).toHaveLength(3);
});

it('are not made when they are out of sight again, and are when they come back', async () => {
  const { pictures, asked } = open();
  expect(await pictures.of('a', () => false)).toBeNull();
  expect(asked).toEqual([]);
  expect((await pictures.of('a', yes))?.html).toBe('<p>a</p>');
});

it('a block that shows nothing has none', async () => {
  const { pictures } = open();
  expect(await pictures.of('empty', yes)).toBeNull();
});

it('a failure is no picture, and is tried again', async () => {
  const show = vi.fn().mockRejectedValue(new Error('busy'));
  const { pictures } = open(show);
  expect(await pictures.of('a', yes)).toBeNull();
  expect(await pictures.of('a', yes)).toBeNull();
  expect(show).toHaveBeenCalledTimes(2);
});
