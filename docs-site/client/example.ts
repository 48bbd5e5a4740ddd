/** The document of an example: its HTML is static until a reader touches it. Then React is loaded and runs the story. */
import './example.css';

const example = document.querySelector<HTMLElement>('#example')!;
const { file, story: name } = example.dataset;

if (file && name) {
  let running: Promise<void> | undefined;
  let runs = false;
  const start = (): Promise<void> =>
    (running ??= import('./run-example.ts')
      .then(({ runExample }) => runExample(example, file, name))
      .then(() => void (runs = true)));
  for (const event of ['pointerover', 'focusin', 'keydown'])
    document.addEventListener(event, () => void start(), { once: true });
  // A click before React runs is made again.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (runs) return;
      void start().then(() => {
        if (target instanceof HTMLElement && example.contains(target)) target.click();
      });
    },
    { capture: true },
  );
  document.querySelector('[data-show]')?.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as HTMLElement).closest('.docs-empty')!.remove();
  });
}
