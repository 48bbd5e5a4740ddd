/** The products that a site sells at the simulated search engine. */
export interface SwgSite {
  /** Origin of the sandbox. */
  readonly origin: string;
  readonly product: string;
  readonly sku: string;
}

interface Entitlements {
  readonly entitlements: readonly { source: string; subscriptionToken: string }[];
  ack(): void;
}
interface Payment {
  readonly purchaseData: { raw: string };
  readonly userData: { id: string; idToken: string };
  complete(): Promise<void>;
}
interface Runtime {
  init(product: string): void;
  start(): void;
  reset(): void;
  clear(): void;
  setOnEntitlementsResponse(callback: (answer: Promise<Entitlements>) => void): void;
  setOnPaymentResponse(callback: (answer: Promise<Payment>) => void): void;
  setOnLoginRequest(callback: (request: { linkRequested: boolean }) => void): void;
  setOnLinkComplete(callback: () => void): void;
  showOffers(): void;
  subscribe(sku: string): void;
  linkAccount(): void;
  saveSubscription(request: () => { token: string }): Promise<boolean>;
}

/** The used part of the window. */
export interface SwgPage {
  readonly document: Document;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly fetch: typeof fetch;
  SWG?: ((runtime: Runtime) => void)[] | { push(work: (runtime: Runtime) => void): void };
}

/**
 * The search engine's runtime, simulated. The account of the search engine is an address that the developer types into
 * its window; what it bought is in the storage of the site's page. Browsers get its source text, so it uses nothing else
 * of this module.
 */
export function swgRuntime(page: SwgPage, site: SwgSite): void {
  const STORE = 'rt-sandbox-google';
  const { document } = page;
  let product: string | undefined;
  let onEntitlements: (answer: Promise<Entitlements>) => void = () => undefined;
  let onPayment: (answer: Promise<Payment>) => void = () => undefined;
  let onLogin: (request: { linkRequested: boolean }) => void = () => undefined;
  let onLinked: () => void = () => undefined;

  /** The raw data of a purchase, or null. */
  const bought = (): string | null => page.localStorage.getItem(STORE);

  const report = (): void => {
    const token = bought();
    onEntitlements(
      Promise.resolve({
        entitlements: token === null ? [] : [{ source: 'google', subscriptionToken: token }],
        ack: () => undefined,
      }),
    );
  };

  async function pay(sku: string, email: string): Promise<Payment> {
    const response = await page.fetch(`${site.origin}/swg/v1/purchases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productId: sku, email }),
    });
    if (!response.ok) throw new Error(`The payment was refused (${response.status}).`);
    const { purchase, idToken } = (await response.json()) as { purchase: object; idToken: string };
    const raw = JSON.stringify(purchase);
    page.localStorage.setItem(STORE, raw);
    return { purchaseData: { raw }, userData: { id: email, idToken }, complete: async () => undefined };
  }

  /** A window with a form. Resolves with the pressed button's name and the typed address; '' when it is closed. */
  function ask(title: string, text: string, withAddress: boolean, buttons: Record<string, string>) {
    const make = <N extends keyof HTMLElementTagNameMap>(name: N, words = ''): HTMLElementTagNameMap[N] => {
      const element = document.createElement(name);
      element.textContent = words;
      return element;
    };
    const dialog = make('dialog');
    dialog.setAttribute('aria-label', title);
    dialog.style.cssText =
      'max-inline-size:min(24rem,90vw);padding:1.5rem;border:1px solid #747775;border-radius:1rem;background:#fff;color:#1f1f1f;font:1rem/1.5 sans-serif';
    const form = make('form');
    form.method = 'dialog';
    form.style.cssText = 'display:grid;gap:1rem';
    form.append(make('strong', title), make('span', text));
    const field = make('input');
    if (withAddress) {
      const label = make('label', 'Correo de la cuenta de Google (simulada)');
      label.style.cssText = 'display:grid;gap:.25rem';
      field.type = 'email';
      field.name = 'email';
      field.required = true;
      field.style.cssText = 'min-block-size:44px;padding:.5rem;font:inherit';
      label.append(field);
      form.append(label);
    }
    for (const [value, words] of Object.entries(buttons)) {
      const button = make('button', words);
      button.value = value;
      button.formNoValidate = value !== 'yes';
      button.style.cssText = 'min-block-size:44px;font:inherit;cursor:pointer';
      form.append(button);
    }
    dialog.append(form);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise<{ answer: string; email: string }>((resolve) => {
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve({ answer: dialog.returnValue, email: field.value });
      });
    });
  }

  async function sell(sku: string): Promise<void> {
    const { answer, email } = await ask('Google (simulado)', `Suscripción ${sku} de ${site.product}`, true, {
      yes: 'Pagar con Google',
      reject: 'Simular un pago rechazado',
      login: 'Ya tengo una cuenta del sitio',
      '': 'Cerrar',
    });
    if (answer === 'yes') onPayment(pay(sku, email));
    else if (answer === 'reject') onPayment(Promise.reject(new Error('The payment was refused.')));
    else if (answer === 'login') onLogin({ linkRequested: false });
    else onPayment(Promise.reject(new DOMException('The window was closed.', 'AbortError')));
  }

  const runtime: Runtime = {
    init: (id) => {
      if (id !== site.product) throw new Error(`The publication sells ${site.product}, not ${id}.`);
      product = id;
    },
    start: () => {
      if (product === undefined) throw new Error('init comes first.');
      report();
    },
    reset: () => undefined,
    clear: () => page.localStorage.removeItem(STORE),
    setOnEntitlementsResponse: (callback) => {
      onEntitlements = callback;
    },
    setOnPaymentResponse: (callback) => {
      onPayment = callback;
    },
    setOnLoginRequest: (callback) => {
      onLogin = callback;
    },
    setOnLinkComplete: (callback) => {
      onLinked = callback;
    },
    showOffers: () => void sell(site.sku),
    subscribe: (sku) => void sell(sku),
    linkAccount: () => {
      onLinked();
      report();
    },
    saveSubscription: async (request) => {
      const { token } = request();
      if (!token) return false;
      const text = `Guardar la suscripción a ${site.product} en la cuenta de Google`;
      return (await ask('Google (simulado)', text, false, { yes: 'Guardar', '': 'Cerrar' })).answer === 'yes';
    },
  };
  const waiting = page.SWG;
  page.SWG = { push: (work: (runtime: Runtime) => void) => work(runtime) };
  if (Array.isArray(waiting)) waiting.forEach((work) => work(runtime));
}
