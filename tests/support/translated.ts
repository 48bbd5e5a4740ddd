/** Wraps each text as browsers' translators do, with other words. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    text.replaceWith(outer);
    outer.firstElementChild!.textContent = `[${text.data}]`;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The controls that a reader fills in. No script can choose a file. */
export const controls = (part: Element): Control[] => [
  ...part.querySelectorAll<Control>('input:not([type=hidden], [type=file]), textarea, select'),
];

/** Does in each control something else than the server wrote. */
export function useControls(part: Element): void {
  for (const control of controls(part)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else if (isTicked(control)) control.checked = !control.defaultChecked;
    else control.value = 'Luz';
  }
}

/**
 * The names and values of the controls. A part that makes its own control sends its value by a hidden one of the name,
 * and its own has none.
 */
export function stateOf(part: Element): [name: string, value: string | boolean][] {
  const named = new Set(controls(part).map(({ name }) => name));
  const all = [...part.querySelectorAll<Control>('input:not([type=file]), textarea, select')];
  const replaced = all.filter(({ type, name }) => type === 'hidden' && !named.has(name));
  const shown = controls(part).filter(({ name }) => name !== '' || replaced.length === 0);
  return [...shown, ...replaced]
    .map((control): [string, string | boolean] => [
      control.name,
      isTicked(control) ? control.checked : control.value,
    ])
    .sort(([one], [other]) => one.localeCompare(other));
}
