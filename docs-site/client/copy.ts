const OLD_WORDS_MS = 2000;

/** Copies a text, and says in the button whether it worked. */
function copy(button: HTMLButtonElement, text: Promise<string>): void {
  const words = button.textContent;
  const say = (now: string): void => {
    button.textContent = now;
    setTimeout(() => (button.textContent = words), OLD_WORDS_MS);
  };
  // Safari allows a text that is still loading only in this form.
  const item = new ClipboardItem({
    'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })),
  });
  navigator.clipboard.write([item]).then(
    () => say('Copied'),
    () => say('Not copied'),
  );
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was not loaded: ${response.status}`);
  return response.text();
}

/** The buttons that copy a sample, and the page as Markdown. Only a script can do it. */
export function startCopying(): void {
  for (const figure of document.querySelectorAll('.docs-code, .docs-install')) {
    const code = figure.querySelector('code')!;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'docs-copy';
    button.textContent = 'Copy';
    // The commands may be those of another package manager by then.
    button.addEventListener('click', () => copy(button, Promise.resolve(code.textContent)));
    figure.append(button);
  }
  const whole = document.querySelector<HTMLButtonElement>('[data-copy-page]');
  if (!whole) return;
  whole.addEventListener('click', () => copy(whole, load(whole.dataset['copyPage']!)));
  whole.hidden = false;
}
