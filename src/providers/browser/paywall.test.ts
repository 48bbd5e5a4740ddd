import { describe, expect, it, vi } from 'vitest';
import { scriptPage } from './page.fixture.ts';
import {
  createScriptPaywall,
  type PaywallRun,
  type PaywallWindow,
  type ScriptPaywallOptions,
} from './paywall.ts';

const ANA = { uuid: 'ana', accessToken: 'jwt', refreshToken: 'r' };
const PAGE = { contentId: '/nacion/articulo/1/', section: '/nacion', contentRestriction: '3' };
const FREE = { triggered: null, timeTaken: 4, visited: false, paused: false, ruleCount: 2 };

function open(
  run: ((options: PaywallRun, page: PaywallWindow) => unknown) | undefined,
  options: Partial<ScriptPaywallOptions> = {},
  works: boolean | null = true,
) {
  const base = scriptPage(() => {
    if (run) page.ArcP = { run: (requested) => run(requested, page) };
    return works ?? undefined;
  });
  const page: PaywallWindow & typeof base = base;
  const identity = {
    identity: () => ANA,
    heartbeat: vi.fn(async () => ANA as typeof ANA | null),
    isLoggedIn: async () => true,
  };
  const paywall = createScriptPaywall({
    page,
    identity,
    scriptUrl: 'https://paywall.example/semanario.js',
    apiOrigin: 'https://api.example.com',
    timeoutMs: 50,
    ...options,
  });
  return { paywall, page, identity };
}

describe('P4 the paywall script', () => {
  it('is loaded once, and run with the reader, the page and the origin without its protocol', async () => {
    const requested: PaywallRun[] = [];
    const { paywall, page } = open((options) => {
      requested.push(options);
      options.resultsCallback(FREE);
    });
    expect(await paywall.check(PAGE)).toEqual(FREE);
    await paywall.check(PAGE);
    expect(page.scripts.map(({ src }) => src)).toEqual(['https://paywall.example/semanario.js']);
    expect(requested[0]).toMatchObject({
      contentType: 'story',
      contentIdentifier: '/nacion/articulo/1/',
      section: '/nacion',
      contentRestriction: '3',
      userName: 'ana',
      jwt: 'jwt',
      apiOrigin: 'api.example.com',
    });
    expect(requested[0]?.paywallFunction).toBeTypeOf('function');
  });

  it('finds the session as window.Identity', async () => {
    const seen: unknown[] = [];
    const { paywall } = open(async (options, page) => {
      const bridge = page.Identity as {
        userIdentity: unknown;
        apiOrigin: string;
        heartbeat(): Promise<unknown>;
        isLoggedIn(): Promise<boolean>;
      };
      seen.push(bridge.userIdentity, bridge.apiOrigin, await bridge.heartbeat(), await bridge.isLoggedIn());
      options.resultsCallback(FREE);
    });
    await paywall.check(PAGE);
    expect(seen).toEqual([ANA, 'https://api.example.com', ANA, true]);
  });

  it('returns the rule that locks the page', async () => {
    const { paywall } = open(({ resultsCallback }) =>
      resultsCallback({ ...FREE, triggered: { id: 7, rc: 6 } }),
    );
    expect((await paywall.check(PAGE)).triggered).toEqual({ id: 7, rc: 6 });
  });

  it('an anonymous reader, or one whose session cannot be renewed, has neither name nor token', async () => {
    for (const answer of [async () => null, async () => Promise.reject(new Error('down'))]) {
      const requested: PaywallRun[] = [];
      const { paywall, identity } = open((options) => {
        requested.push(options);
        options.resultsCallback(FREE);
      });
      identity.heartbeat.mockImplementationOnce(answer);
      await paywall.check(PAGE);
      expect(requested[0]).toMatchObject({ userName: null, jwt: null });
    }
  });

  it.each<[string, ReturnType<typeof open>, string]>([
    ['a script that is blocked', open(undefined, {}, false), 'network'],
    ['a script that never loads', open(undefined, {}, null), 'timeout'],
    ['a script without ArcP', open(undefined), 'badReply'],
    ['a script that never answers', open(() => undefined), 'timeout'],
    [
      'a boolean in place of the rule',
      open(({ resultsCallback }) => resultsCallback({ triggered: true })),
      'badReply',
    ],
    ['no results', open(({ resultsCallback }) => resultsCallback(undefined)), 'badReply'],
    [
      'a script that throws',
      open(() => {
        throw new Error('x');
      }),
      'badReply',
    ],
    ['a script that rejects', open(() => Promise.reject(new Error('x'))), 'badReply'],
  ])('%s: an ApiError', async (_name, { paywall }, code) => {
    await expect(paywall.check(PAGE)).rejects.toMatchObject({ name: 'ApiError', code });
  });

  it('is cancelled when the page aborts', async () => {
    const { paywall } = open(() => undefined);
    const controller = new AbortController();
    const check = paywall.check(PAGE, { signal: controller.signal });
    controller.abort();
    await expect(check).rejects.toMatchObject({ code: 'aborted' });
  });

  it('keeps the vendor’s client', async () => {
    const { paywall, page } = open(({ resultsCallback }) => resultsCallback(FREE));
    const own = {};
    page.Identity = own;
    await paywall.check(PAGE);
    expect(page.Identity).toBe(own);
  });
});
