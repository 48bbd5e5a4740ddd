import { escapeHtml } from 'rotativa/domain';

export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** An element without content. `true` gives an attribute without a value, undefined gives none. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value ?? '')}"`));
  return `<${name}${written.join('')}>`;
}
