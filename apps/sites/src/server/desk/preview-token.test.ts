import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createPreviewTokens, parsePreview, type Preview } from './preview-token.ts';

const SECRET = 'a-token-of-the-desk-0123';
const START = Date.parse('2026-02-01T12:00:00Z');
let now = START;
const tokens = createPreviewTokens(SECRET, () => new Date(now));

const read = (given: object): Preview => parsePreview(given).data!;
const PAGE = read({ page: 'home', path: '/', author: 'editora@redaccion.example' });
const STORY = read({ path: '/nacion/articulo/x/', story: 'ABC' });

describe('X5 the subject of a preview', () => {
  it.each<[string, object, object]>([
    [
      'the draft of an author',
      { page: 'home', path: '/', author: 'ana@redaccion.example' },
      { page: 'home', path: '/', author: 'ana@redaccion.example', reader: 'anonymous' },
    ],
    [
      'a revision, as a subscriber at night',
      { page: 'home', path: '/', revision: 2, reader: 'subscribed', mode: 'dark' },
      { page: 'home', path: '/', revision: 2, reader: 'subscribed', mode: 'dark' },
    ],
    [
      'a story, with its whole text',
      { path: '/nacion/articulo/x/', story: 'ABC' },
      { path: '/nacion/articulo/x/', story: 'ABC', reader: 'subscribed' },
    ],
    [
      'a story as others read it',
      { path: '/nacion/articulo/x/', story: 'ABC', reader: 'registered', mode: 'light' },
      { path: '/nacion/articulo/x/', story: 'ABC', reader: 'registered', mode: 'light' },
    ],
  ])('is %s', (_what, given, expected) => {
    expect(parsePreview(given)).toEqual({ success: true, data: expected });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no author and no revision', { page: 'home', path: '/' }],
    ['both', { page: 'home', path: '/', author: 'a', revision: 1 }],
    ['an author without an end', { page: 'home', path: '/', author: 'a'.repeat(321) }],
    ['the revision 0', { page: 'home', path: '/', revision: 0 }],
    ['half a revision', { page: 'home', path: '/', revision: 1.5 }],
    ['a story without an id', { path: '/x/', story: '' }],
    ['an id without an end', { path: '/x/', story: 'a'.repeat(201) }],
    ['a story elsewhere', { path: '//otro.example/', story: 'ABC' }],
    ['an unknown reader', { path: '/x/', story: 'ABC', reader: 'staff' }],
  ])('is not %s', (_what, given) => {
    expect(parsePreview(given).success).toBe(false);
  });

  it('says what is missing', () => {
    const { error } = parsePreview({ page: 'home', path: '/' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['needs an author or a revision']);
  });
});

describe('X5 the token of a preview', () => {
  it.each([PAGE, STORY])(
    'names its subject for the brand, until its minutes are over: %j',
    async (subject) => {
      now = START;
      const token = await tokens.sign(subject, 'weekly', 5);
      expect(await tokens.read(token, 'weekly')).toEqual(subject);
      now += 5 * 60_000 - 1000;
      expect(await tokens.read(token, 'weekly')).toEqual(subject);
      now += 1000;
      expect(await tokens.read(token, 'weekly')).toBe('expired');
    },
  );

  it('shows nothing of another brand, of another desk, or of a token of another kind', async () => {
    now = START;
    const token = await tokens.sign(PAGE, 'weekly', 5);
    expect(await tokens.read(token, 'daily')).toBe('broken');
    expect(await createPreviewTokens(`${SECRET}4`, () => new Date(now)).read(token, 'weekly')).toBe('broken');
    // The desk's token alone signs other things: the key of previews is made of it.
    const signed = (key: Uint8Array, alg = 'HS256', ends = true) => {
      const made = new SignJWT({ ...PAGE }).setProtectedHeader({ alg }).setAudience('weekly');
      return (ends ? made.setExpirationTime(START / 1000 + 300) : made).sign(key);
    };
    const key = createHash('sha256').update(`vista-previa ${SECRET}`).digest();
    expect(await tokens.read(await signed(key), 'weekly')).toEqual(PAGE);
    const bad = [
      await signed(createHash('sha256').update(SECRET).digest()),
      await signed(new TextEncoder().encode(SECRET.repeat(2))),
      await signed(key, 'HS512'),
      await signed(key, 'HS256', false),
      `${token.slice(0, -3)}abc`,
      '',
    ];
    for (const one of bad) expect(await tokens.read(one, 'weekly')).toBe('broken');
  });

  it('with a subject that is none is broken', async () => {
    now = START;
    const token = await tokens.sign({ page: 'home', path: '/' } as Preview, 'weekly', 5);
    expect(await tokens.read(token, 'weekly')).toBe('broken');
  });
});
