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

/** The names and values of the controls. */
export const stateOf = (part: Element): [name: string, value: string | boolean][] =>
  controls(part).map((control) => [control.name, isTicked(control) ? control.checked : control.value]);
