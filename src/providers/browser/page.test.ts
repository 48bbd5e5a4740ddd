import { CONTRACT_SWG_SKU, describePageContract, type PageWorld } from '../../../tests/contract/page.ts';
import { localEvents } from '../http/identity/events.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createCheckboxCaptcha, type CaptchaLibrary } from './captcha.ts';
import { createSiteConsent } from './consent.ts';
import { consentPage } from './consent.fixture.ts';
import { scriptPage } from './page.fixture.ts';
import { createScriptPaywall, type PaywallWindow } from './paywall.ts';
import { createSocial, type FacebookLibrary, type GoogleLibrary } from './social.ts';
import { createSwg } from './swg-runtime.ts';
import { FakeRuntime } from './swg/runtime.fixture.ts';
import type { SwgWindow } from './swg/runtime.ts';

const ANA = { uuid: 'ana', accessToken: 'jwt', refreshToken: 'r' };
const FACEBOOK_REPLY = { status: 'connected', authResponse: { accessToken: 'fb' } };

/** The browser adapters on a page with simulated scripts. */
function openPage(scripts: 'work' | 'blocked'): PageWorld {
  const works = scripts === 'work';
  let solve = (_proof: string): void => undefined;
  let signIn = (_reply: { credential?: string }): void => undefined;

  const grecaptcha: CaptchaLibrary = {
    ready: (work) => work(),
    render: (_element, options) => {
      solve = options['callback'] as typeof solve;
      return 1;
    },
    reset: () => undefined,
  };
  const google: GoogleLibrary = {
    accounts: {
      id: {
        initialize: ({ callback }) => void (signIn = callback),
        renderButton: () => undefined,
        disableAutoSelect: () => undefined,
      },
    },
  };
  const FB: FacebookLibrary = {
    init: () => undefined,
    login: (callback) => callback(FACEBOOK_REPLY),
    getLoginStatus: (callback) => callback(FACEBOOK_REPLY),
    logout: (callback) => callback(),
  };
  const { document } = scriptPage(() => works);
  const consent = createSiteConsent(consentPage());
  const libraries = works ? { grecaptcha, google, FB } : {};

  return {
    paywall: (triggered) => {
      const page: PaywallWindow = {
        document,
        ArcP: { run: ({ resultsCallback }) => resultsCallback({ triggered, ruleCount: 1 }) },
      };
      return createScriptPaywall({
        page,
        scriptUrl: 'https://paywall.example/semanario.js',
        apiOrigin: 'https://api.example.com',
        identity: { identity: () => ANA, heartbeat: async () => ANA, isLoggedIn: async () => true },
      });
    },
    captcha: createCheckboxCaptcha({ page: { document, ...libraries }, siteKey: async () => 'key' }),
    solve: () => solve('proof'),
    social: createSocial({
      page: { document, ...libraries },
      config: async () => ({ googleClientId: 'g', facebookAppId: 'f' }),
    }),
    signInAtGoogle: () => signIn({ credential: 'id-token' }),
    consent,
    swg: ({ loggedIn }) => {
      const runtime = new FakeRuntime();
      const base = scriptPage(() => {
        if (works) runtime.arrive(page);
        return works;
      });
      const page: SwgWindow & typeof base = base;
      return createSwg({
        page,
        identity: {
          identity: () => (loggedIn ? ANA : null),
          isLoggedIn: async () => loggedIn,
          adopt: () => undefined,
          heartbeat: async () => null,
          socialLogin: async () => ANA,
          swgAccessToken: async () => 'swg-token',
          swgRelink: async () => ANA,
          logout: async () => undefined,
        },
        sales: { swgLoginExists: async () => ({ exists: false }), swgPurchase: async () => undefined },
        storage: createMemoryStorage(),
        events: localEvents(),
        product: 'example.com:basic',
        sku: CONTRACT_SWG_SKU,
        log: () => undefined,
      });
    },
  };
}

describePageContract('browser adapters over played scripts', openPage);
