/**
 * Makes `component` usable as a selector in a consumer's styled-components template.
 * `props: 0` sends styled-components 6.0 and 6.1 to `toString()`; without it they walk the object as CSS.
 */
export const selector = <C extends object>(component: C, text: unknown): C =>
  Object.assign(component, { props: 0, toString: () => String(text) });
