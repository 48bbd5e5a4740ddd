import { describe, expect, it } from 'vitest';
import { listening as messages } from '../../../messages/listening.ts';
import { fakeListening, SENTENCES, storyAt, textOf } from './fake-listening.fixture.ts';
import { audibleText } from './story-text.ts';

const A = storyAt('/a/', 'Una');
const B = storyAt('/b/', 'Otra');
const [FIRST = '', SECOND = '', THIRD = ''] = SENTENCES;
const plain = (heard: readonly string[]): string[] => heard.map((line) => line.replace(/^\S+× /, ''));

describe('N20 listening', () => {
  it('reads sentence by sentence, and keeps the place', async () => {
    const { listening, heard, end, kept } = fakeListening({ texts: { '/a/': textOf() } });
    listening.listen(A);
    await end();
    await end();
    expect(plain(heard)).toEqual([FIRST, SECOND, THIRD]);
    expect(kept.at(-1)).toMatchObject({ tab: 'playing', list: { place: 2, length: 3 } });
    await end();
    expect(listening.state()).toMatchObject({ status: 'paused', list: { place: 0 } });
  });

  it('pauses, and goes on with the sentence that it interrupted', async () => {
    const { listening, heard, end, kept } = fakeListening({ texts: { '/a/': textOf() } });
    listening.listen(A);
    await end();
    listening.pause();
    expect([listening.state().status, kept.at(-1)?.tab]).toEqual(['paused', 'paused']);
    await end();
    void listening.play();
    await end('stopped');
    expect(plain(heard)).toEqual([FIRST, SECOND, SECOND]);
  });

  it('the next page goes on in the place, by what was kept', async () => {
    const { listening, heard, end } = fakeListening({
      texts: { '/a/': textOf() },
      list: { stories: [A], place: 1, rate: 1.5 },
      here: '/b/',
    });
    void listening.play();
    await end();
    expect(heard).toEqual([`1.5× ${SECOND}`, `1.5× ${THIRD}`]);
  });

  it('a browser that wants a touch first leaves it paused in its place', async () => {
    const { listening, end } = fakeListening({
      texts: { '/a/': textOf() },
      list: { stories: [A], place: 1 },
    });
    void listening.play();
    await end('refused');
    expect(listening.state()).toMatchObject({ status: 'paused', list: { place: 1 }, notice: undefined });
  });

  it('goes back and forward a sentence, never beyond the ends', async () => {
    const { listening, heard, end } = fakeListening({ texts: { '/a/': textOf() } });
    listening.listen(A);
    await end();
    listening.step(-1);
    listening.step(-1);
    await end('stopped');
    expect(plain(heard).at(-1)).toBe(FIRST);
    for (let at = 0; at < 5; at += 1) listening.step(1);
    expect(listening.state().list.place).toBe(2);
  });

  it('changes the speed at once', async () => {
    const { listening, heard, end } = fakeListening({ texts: { '/a/': textOf() } });
    listening.listen(A);
    await end();
    listening.setRate(2);
    await end();
    expect(heard).toEqual([`1× ${FIRST}`, `1× ${SECOND}`, `2× ${SECOND}`, `2× ${THIRD}`]);
  });

  it('plays the queue in its order', async () => {
    const short = textOf({ sentences: ['Fin.'] });
    const { listening, heard, end } = fakeListening({
      texts: { '/a/': textOf({ sentences: [FIRST] }), '/b/': short },
    });
    listening.listen(A);
    listening.later(B);
    await end();
    await end();
    expect(plain(heard)).toEqual([FIRST, 'Fin.']);
    expect(listening.state().list.stories).toEqual([B]);
  });

  it('later does not play', async () => {
    const { listening, heard, end } = fakeListening({ texts: { '/a/': textOf() } });
    listening.later(A);
    await end();
    expect(heard).toEqual([]);
    expect(listening.state()).toMatchObject({ open: true, status: 'paused' });
  });

  it('says that the rest is for subscribers, and where it is; nothing else is spoken', async () => {
    const locked = textOf({ sentences: [FIRST], locked: true, subscribe: '/store/' });
    const { listening, heard, end } = fakeListening({ texts: { '/a/': locked } });
    listening.listen(A);
    await end();
    await end();
    expect(plain(heard)).toEqual([FIRST, messages.locked]);
    expect(listening.state()).toMatchObject({ status: 'paused', notice: 'locked', subscribe: '/store/' });
  });

  it('a story that the paywall locks while it is read ends where its page ends', async () => {
    const texts = { '/a/': textOf({ here: true, metered: true }) };
    const { listening, heard, end } = fakeListening({ texts, here: '/a/' });
    listening.listen(A);
    await end('stopped');
    texts['/a/'] = textOf({ here: true, locked: true, sentences: [FIRST], subscribe: '/store/' });
    void listening.play();
    await end();
    await end();
    expect(plain(heard)).toEqual([FIRST, FIRST, messages.locked]);
    expect(listening.state().list.stories[0]?.shown).toBe(1);
  });

  it('leaving a page notes what it showed at last', async () => {
    const texts = { '/a/': textOf({ here: true, metered: true }) };
    const { listening, end, kept } = fakeListening({ texts, here: '/a/' });
    listening.listen(A);
    await end();
    texts['/a/'] = textOf({ here: true, locked: true, sentences: [FIRST] });
    listening.leave();
    await end();
    expect(kept.at(-1)).toMatchObject({ tab: 'playing', list: { stories: [{ shown: 1 }] } });
  });

  it('a page whose player was not opened keeps it closed for the next one', async () => {
    const options = { texts: { '/a/': textOf({ here: true }) }, list: { stories: [A] }, here: '/a/' };
    const { listening, kept, end } = fakeListening(options);
    listening.leave();
    await end();
    expect(kept.map(({ tab }) => tab)).not.toContain('paused');
    expect(kept.at(-1)?.tab).toBe('closed');
  });

  it.each([
    ['noVoice', { voice: false, texts: { '/a/': textOf() } }],
    ['unreachable', { texts: {} }],
  ] as const)('says why nothing is heard: %s', async (notice, options) => {
    const { listening, heard, end } = fakeListening(options);
    listening.listen(A);
    await end();
    expect([listening.state().status, listening.state().notice, heard]).toEqual(['paused', notice, []]);
  });

  it('a voice that fails shows it, and keeps the place', async () => {
    const { listening, end } = fakeListening({ texts: { '/a/': textOf() } });
    listening.listen(A);
    await end();
    await end('failed');
    expect(listening.state()).toMatchObject({ status: 'paused', notice: 'failed', list: { place: 1 } });
  });

  it('plays a recording from its second, without a voice, in steps of 15 seconds', async () => {
    const recorded = textOf({ recording: { src: '/sounds/uno.mp3' } });
    const fake = fakeListening({ texts: { '/a/': recorded }, voice: false });
    fake.listening.listen(A);
    await fake.end('stopped');
    void fake.listening.play();
    await Promise.resolve().then(() => undefined);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    fake.at(40, 60);
    expect(fake.listening.state()).toMatchObject({ recorded: true, list: { place: 40, length: 60 } });
    fake.listening.step(1);
    expect(fake.listening.state().list.place).toBe(55);
    await fake.end();
    expect(fake.heard.at(-1)).toBe('1× /sounds/uno.mp3 55');
  });

  it('closing keeps the queue for the next time', async () => {
    const { listening, kept, end } = fakeListening({ texts: { '/a/': textOf() } });
    listening.listen(A);
    listening.later(B);
    listening.close();
    await end();
    expect(kept.at(-1)).toMatchObject({ tab: 'closed', list: { stories: [A, B] } });
    expect(listening.state()).toMatchObject({ open: false, status: 'paused' });
  });
});

describe('N20 a story that the paywall counts, read aloud from another page', () => {
  const counted = textOf({ metered: true });

  it.each([
    [3, SENTENCES, false],
    [1, [FIRST], true],
    [undefined, [], true],
  ])('is heard as far as its page showed it: %s', (shown, sentences, locked) => {
    expect(audibleText(counted, { path: '/a/', shown })).toMatchObject({ sentences, locked });
  });

  it('is heard whole on its page', () => {
    const here = textOf({ metered: true, here: true });
    expect(audibleText(here, { path: '/a/' })).toBe(here);
  });
});
