import type { Token } from '../data.ts';

interface Colour {
  hex?: string;
  alpha?: number;
}
/** A value as a person writes it: `#08429e`, `16px`. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { hex, alpha } = value as Colour;
  if (hex) return alpha === undefined || alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)} %`;
  if ('value' in value && 'unit' in value) return `${String(value.value)}${String(value.unit)}`;
  return JSON.stringify(value);
}

/** Tokens by their path. */
export function tokensIn(group: object, path: readonly string[] = []): [string, Token][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]): [string, Token][] => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    const here = [...path, name];
    return '$value' in value ? [[here.join('-'), value]] : tokensIn(value, here);
  });
}
