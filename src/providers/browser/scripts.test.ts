import { describe, expect, it, vi } from 'vitest';
import { createCheckboxCaptcha, type CaptchaLibrary } from './captcha.ts';
import { loadScript } from './load-script.ts';
import { scriptPage } from './page.fixture.ts';
import {
  createSocial,
  SIGN_OUT_MS,
  type FacebookLibrary,
  type FacebookStatus,
  type GoogleLibrary,
} from './social.ts';

const ELEMENT = {} as HTMLElement;

describe('a script', () => {
  it('is added once with its nonce, and again after a failure', async () => {
    let works = false;
    const { document, scripts } = scriptPage(() => works);
    const load = () => loadScript('https://a.example/x.js', { document, nonce: 'n' });
    await expect(Promise.all([load(), load()])).rejects.toMatchObject({ code: 'network' });
    works = true;
    await Promise.all([load(), load()]);
    await load();
    expect(scripts.map(({ nonce, removed }) => [nonce, removed])).toEqual([
      ['n', true],
      ['n', false],
    ]);
  });

  it('is abandoned after its time limit', async () => {
    const { document } = scriptPage(() => undefined);
    await expect(loadScript('https://a.example/x.js', { document, timeoutMs: 10 })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('must have a string as its address', async () => {
    const { document } = scriptPage();
    const log = vi.fn();
    const text = 'El parámetro script debe ser una cadena de texto.';
    await expect(loadScript(7 as unknown as string, { document, log })).rejects.toThrow(text);
    expect(log.mock.calls).toEqual([[text]]);
  });
});

describe('A15 captcha', () => {
  function open(works = true, siteKey: string | undefined = 'key') {
    const rendered: Record<string, unknown>[] = [];
    const library: CaptchaLibrary = {
      ready: (work) => work(),
      render: (_element, options) => rendered.push(options),
      reset: vi.fn(),
    };
    const page = { document: scriptPage(() => works).document, ...(works && { grecaptcha: library }) };
    return { captcha: createCheckboxCaptcha({ page, siteKey: async () => siteKey }), rendered, library };
  }

  it('returns the reader’s token until it expires or was used', async () => {
    const { captcha, rendered, library } = open();
    const onChange = vi.fn();
    const box = await captcha.render(ELEMENT, onChange);
    expect(box.token()).toBeUndefined();
    const { sitekey, ...callbacks } = rendered[0] as Record<string, (token?: string) => void>;
    expect(sitekey).toBe('key');
    callbacks['callback']?.('proof');
    expect(box.token()).toBe('proof');
    callbacks['expired-callback']?.();
    expect(box.token()).toBeUndefined();
    callbacks['callback']?.('second');
    box.reset();
    expect([box.token(), vi.mocked(library.reset).mock.lastCall]).toEqual([undefined, [1]]);
    expect(onChange.mock.calls).toEqual([['proof'], [undefined], ['second'], [undefined]]);
  });

  it.each([
    ['blocked', open(false), 'network'],
    ['without a site key', open(true, ''), 'badReply'],
  ] as const)('%s: an ApiError', async (_name, { captcha }, code) => {
    await expect(captcha.render(ELEMENT, () => undefined)).rejects.toMatchObject({ code });
  });
});

describe('A15 social sign-in', () => {
  function open(
    status: FacebookStatus = {},
    works = true,
    config = { googleClientId: 'g1,g2', facebookAppId: 'f1' },
  ) {
    const google: GoogleLibrary = {
      accounts: { id: { initialize: vi.fn(), renderButton: vi.fn(), disableAutoSelect: vi.fn() } },
    };
    const FB: FacebookLibrary = {
      init: vi.fn(),
      login: vi.fn((callback: (reply: FacebookStatus) => void) => callback(status)),
      getLoginStatus: (callback) => callback(status),
      logout: vi.fn((callback: () => void) => callback()),
    };
    const page = { document: scriptPage(() => works).document, ...(works && { google, FB }) };
    const log = vi.fn();
    return { social: createSocial({ page, config: async () => config, log }), google, FB, log };
  }
  const connected = { status: 'connected', authResponse: { accessToken: 'fb' } };

  it('renders the company’s button with the site’s first id, and returns the credential', async () => {
    const { social, google } = open();
    const [onCredential, onFailure] = [vi.fn(), vi.fn()];
    await social.googleButton(ELEMENT, onCredential, onFailure);
    const [options] = vi.mocked(google.accounts.id.initialize).mock.calls[0]!;
    expect(options.client_id).toBe('g1');
    expect(google.accounts.id.renderButton).toHaveBeenCalledWith(
      ELEMENT,
      expect.objectContaining({ locale: 'es' }),
    );
    options.callback({ credential: 'id-token' });
    options.callback({});
    expect(onCredential.mock.calls).toEqual([['id-token']]);
    expect(onFailure.mock.calls).toMatchObject([
      [{ code: 'googleSignOnError', message: 'Google credential missing' }],
    ]);
  });

  it('opens the other company’s window with v3.3 and the app id', async () => {
    const { social, FB } = open(connected);
    expect(await social.facebook()).toBe('fb');
    expect(FB.init).toHaveBeenCalledWith(expect.objectContaining({ appId: 'f1', version: 'v3.3' }));
  });

  it('distinguishes a reader who cancels from a script that fails', async () => {
    await expect(open({ status: 'unknown' }).social.facebook()).rejects.toMatchObject({
      code: 'facebookSignOnError',
    });
    await expect(open({}, false).social.facebook()).rejects.toMatchObject({ code: 'facebookSdkError' });
    await expect(open({}, false).social.googleButton(ELEMENT, () => undefined)).rejects.toMatchObject({
      code: 'googleSdkError',
      message: 'Google SDK failed to load',
    });
  });

  it('logs what failed at Google in the words of the vendor', async () => {
    const broken = open();
    vi.mocked(broken.google.accounts.id.initialize).mockImplementation(() => {
      throw new Error('origin');
    });
    const failures = [
      [
        open({}, true, { googleClientId: '', facebookAppId: '' }),
        /^Google Client ID not found, .*initGoogleLogin method\.$/,
      ],
      [open({}, false), /^Error loading Google SDK$/],
      [broken, /^Error initializing Google Auth2 SDK$/],
    ] as const;
    for (const [{ social, log }, words] of failures) {
      await expect(social.googleButton(ELEMENT, () => undefined)).rejects.toMatchObject({
        code: 'googleSdkError',
      });
      expect(log.mock.calls.map(([message]) => message as string)).toEqual([expect.stringMatching(words)]);
    }
  });

  it('a library that never answers does not hold a sign-out', async () => {
    vi.useFakeTimers();
    const silent = open(connected);
    silent.FB.getLoginStatus = () => undefined;
    const slow = open(connected);
    vi.mocked(slow.FB.logout).mockImplementation(() => undefined);
    const left = Promise.all([silent.social.signOut(), slow.social.signOut()]);
    await vi.advanceTimersByTimeAsync(SIGN_OUT_MS);
    await left;
    vi.useRealTimers();
    expect(silent.FB.logout).not.toHaveBeenCalled();
    expect(slow.FB.logout).toHaveBeenCalledOnce();
  });

  it('a site without ids rejects', async () => {
    const { social } = open({}, true, { googleClientId: '', facebookAppId: '' });
    await expect(social.facebook()).rejects.toThrow('Facebook app id not found');
    await expect(social.googleButton(ELEMENT, () => undefined)).rejects.toThrow('Google Client ID not found');
  });

  it('signs out of both, of the second only when connected', async () => {
    const { social, google, FB } = open(connected);
    await social.signOut();
    expect(google.accounts.id.disableAutoSelect).toHaveBeenCalledTimes(1);
    expect(FB.logout).toHaveBeenCalledTimes(1);
    const other = open({ status: 'unknown' });
    await other.social.signOut();
    expect(other.FB.logout).not.toHaveBeenCalled();
  });
});
