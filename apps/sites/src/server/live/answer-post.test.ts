import { describe, expect, it } from 'vitest';
import { story } from '../content.fixture.ts';
import { requestFor } from '../page/page-request.fixture.ts';
import { answerLivePost } from './answer-post.ts';
import { blog, PATH, posts } from './live-blog.fixture.ts';

/** The answer at an address, where the content service has this document at every path. */
const answer = (address: string, document: object | undefined) =>
  answerLivePost(requestFor(address, (source) => (source === 'story-by-url' ? document : undefined)));

const leadsTo = async (...asked: Parameters<typeof answer>) => {
  const { status, headers } = (await answer(...asked))!;
  expect([status, headers.get('cache-control')]).toEqual([302, 'no-cache']);
  return headers.get('location');
};

describe('X11 the address of a post', () => {
  it('leads to the page that shows it', async () => {
    const long = blog(posts(60).concat(Array.from({ length: 60 }, (_, at) => ({ minute: at, text: 'x' }))));
    expect(await leadsTo(`${PATH}?entrada=n0`, long)).toBe(`${PATH}?tramo=1#n0`);
    expect(await leadsTo(`${PATH}?entrada=n59`, long)).toBe(`${PATH}#n59`);
  });

  it('leads to the blog for an unknown post, and never to another host', async () => {
    expect(await leadsTo(`${PATH}?entrada=%22%3E`, blog(posts(5)))).toBe(PATH);
    expect(await leadsTo(`${PATH}?entrada=`, blog(posts(5)))).toBe(PATH);
    expect(await leadsTo('http://localhost:3001//otro.example/?entrada=x', blog(posts(5)))).toBe('/');
  });

  it('leads to the page of a document that is no live blog, or is not there', async () => {
    for (const other of [story('en-vivo'), undefined])
      expect(await leadsTo(`${PATH}?entrada=n1`, other)).toBe(PATH);
  });

  it('is not that of a page', async () => {
    expect(await answer(`${PATH}?tramo=1`, blog(posts(5)))).toBeUndefined();
  });
});
