import { keepChoices, readChoices } from './choices.ts';

/** The package managers with which the newspapers are tested. */
const MANAGERS = ['npm', 'pnpm', 'Yarn'] as const;
type Manager = (typeof MANAGERS)[number];

/** Commands of npm at the beginning of a line, and what the other managers have in their place. */
const COMMANDS: readonly (readonly [npm: RegExp, pnpm: string, yarn: string])[] = [
  [/^npm install(?= \S)/gm, 'pnpm add', 'yarn add'],
  [/^npm install$/gm, 'pnpm install', 'yarn install'],
  [/^npm run /gm, 'pnpm run ', 'yarn run '],
  [/^npx rotativa init\b/gm, 'pnpm dlx rotativa init', 'yarn dlx rotativa init'],
  [/^npx /gm, 'pnpm exec ', 'yarn exec '],
];

/** A sample of commands as another package manager has them. */
export function commandsOf(manager: Manager, text: string): string {
  if (manager === 'npm') return text;
  return COMMANDS.reduce(
    (commands, [npm, pnpm, yarn]) => commands.replaceAll(npm, manager === 'pnpm' ? pnpm : yarn),
    text,
  );
}

/** A choice of the package manager beside samples that differ, kept over pages. The front page has no room for one. */
export function startManagers(): void {
  const samples = [...document.querySelectorAll('.docs-code code, .docs-install code')]
    .map((code) => ({ code, text: code.textContent, parts: [...code.childNodes] }))
    .filter(({ text }) => commandsOf('pnpm', text) !== text);
  const selects: HTMLSelectElement[] = [];
  const show = (manager: Manager): void => {
    for (const { code, text, parts } of samples)
      code.replaceChildren(...(manager === 'npm' ? parts : [commandsOf(manager, text)]));
    for (const select of selects) select.value = manager;
  };
  for (const { code } of samples) {
    const figure = code.closest('.docs-code');
    if (!figure) continue;
    const select = document.createElement('select');
    select.className = 'docs-manager';
    select.setAttribute('aria-label', 'Package manager');
    select.append(...MANAGERS.map((manager) => new Option(manager)));
    select.addEventListener('change', () => {
      keepChoices({ manager: select.value });
      show(select.value as Manager);
    });
    selects.push(select);
    figure.append(select);
  }
  const { manager } = readChoices();
  if (MANAGERS.some((one) => one === manager)) show(manager as Manager);
}
