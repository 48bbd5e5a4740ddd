/** The used part of the frame's window. */
export type FramePage = Window & typeof globalThis;

/**
 * The script of the card fields. It is served as its own text, so it uses nothing from outside. The page that embeds the
 * fields sends one message with a port; what was typed leaves this frame only for the gateway.
 */
export function frameScript(page: FramePage): void {
  const { document } = page;
  const form = document.querySelector('form') as HTMLFormElement;
  const site = form.dataset['site'];
  const names = ['number', 'expiry', 'cvv', 'cardHolder'] as const;
  type Name = (typeof names)[number];
  const input = (name: Name): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
  const EMPTY = 'El campo es obligatorio';
  const WORDS: Record<Name, string> = {
    number: 'El número no es válido.',
    expiry: 'La fecha no es válida, o la tarjeta venció.',
    cvv: 'El código no es válido.',
    cardHolder: 'El nombre no es válido.',
  };
  /** Which field a refusal of the gateway is about. */
  const REFUSED: Record<string, Name> = {
    invalid_card_number: 'number',
    not_a_test_card: 'number',
    invalid_card_code: 'cvv',
    expired_card: 'expiry',
  };
  let port: MessagePort | undefined;
  let running: AbortController | undefined;

  const height = (): number => document.body.scrollHeight;
  const send = (message: object): void => port?.postMessage({ ...message, height: height() });

  function say(name: Name, words: string): void {
    const place = document.getElementById(`${name}-error`);
    if (place) place.textContent = words;
    if (words) input(name).setAttribute('aria-invalid', 'true');
    else input(name).removeAttribute('aria-invalid');
  }

  /** The month and the year of '07/29', '7 / 2029' or '0729'. */
  function expiry(): { month: number; year: number } | undefined {
    const read = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(input('expiry').value.trim());
    const month = Number(read?.[1]);
    const year = Number(read?.[2]);
    if (!read || month < 1 || month > 12) return undefined;
    return { month, year: year < 100 ? 2000 + year : year };
  }

  function faults(): Partial<Record<Name, string>> {
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) if (input(name).value.trim() === '') found[name] = EMPTY;
    const digits = input('number').value.replace(/[\s-]/g, '');
    if (!found.number && !/^\d{12,19}$/.test(digits)) found.number = WORDS.number;
    if (!found.expiry && !expiry()) found.expiry = WORDS.expiry;
    if (!found.cvv && !/^\d{3,4}$/.test(input('cvv').value)) found.cvv = WORDS.cvv;
    return found;
  }

  function refuse(found: Partial<Record<Name, string>>, id: unknown): void {
    for (const name of names) say(name, found[name] ?? '');
    const first = names.find((name) => found[name]);
    if (first) input(first).focus();
    send({ type: 'refused', id, code: 'cardInvalid' });
  }

  async function tokenise(id: unknown): Promise<void> {
    // The page asks again only when it no longer waits.
    running?.abort();
    const found = faults();
    const date = expiry();
    if (Object.keys(found).length > 0 || !date) return refuse(found, id);
    running = new AbortController();
    try {
      const response = await page.fetch('/gateway/v1/tokens', {
        method: 'POST',
        signal: running.signal,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          number: input('number').value,
          expiryMonth: date.month,
          expiryYear: date.year,
          cvv: input('cvv').value,
          cardHolder: input('cardHolder').value,
        }),
      });
      const reply = (await response.json()) as Record<string, unknown>;
      const about = REFUSED[String(reply['code'])];
      if (response.ok) {
        refuseNothing();
        const { token, brand, lastFour } = reply;
        send({ type: 'token', id, token, brand, lastFour });
      } else if (about) refuse({ [about]: WORDS[about] }, id);
      else send({ type: 'refused', id, code: response.status === 429 ? '429' : 'badReply' });
    } catch {
      send({ type: 'refused', id, code: 'network' });
    }
  }

  function refuseNothing(): void {
    for (const name of names) say(name, '');
  }

  /** Only colours and lengths: a value cannot end its declaration. */
  function wear(look: unknown): void {
    if (typeof look !== 'object' || look === null) return;
    const { scheme, ...values } = look as Record<string, unknown>;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(values))
      if (/^[a-z]{1,12}$/.test(name) && typeof value === 'string' && /^[#\w.,()%\s/-]{1,80}$/.test(value))
        style.setProperty(`--${name}`, value);
    if (typeof scheme === 'string' && /^(light|dark)( (light|dark))?$/.test(scheme))
      style.colorScheme = scheme;
  }

  page.addEventListener('message', (event: MessageEvent<{ type?: unknown; look?: unknown } | null>) => {
    const [theirs] = event.ports;
    if (event.source !== page.parent || event.origin !== site) return;
    if (event.data?.type !== 'rt-cards' || !theirs || port) return;
    port = theirs;
    wear(event.data.look);
    port.onmessage = ({ data }: MessageEvent<{ type?: unknown; id?: unknown; look?: unknown }>) => {
      if (data.type === 'tokenise') void tokenise(data.id);
      else if (data.type === 'look') wear(data.look);
      else if (data.type === 'focus') input('number').focus();
      else if (data.type === 'clear') {
        form.reset();
        refuseNothing();
      }
    };
    send({ type: 'ready' });
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send({ type: 'submit' });
  });
  form.addEventListener('input', (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (value.trim() !== '') say(name as Name, '');
    send({ type: 'size' });
  });
  new page.ResizeObserver(() => send({ type: 'size' })).observe(document.body);
}
