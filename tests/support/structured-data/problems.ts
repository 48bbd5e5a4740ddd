import type { Json, JsonRecord } from '../../../src/domain/ans/common.ts';
import { RULES, type Kind } from './rules.ts';

const isNode = (value: Json): value is JsonRecord =>
  typeof value === 'object' && !Array.isArray(value) && value !== null;

const FITS: Readonly<Record<Extract<Kind, string>, (value: Json) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value),
  duration: (value) => typeof value === 'string' && /^PT(\d+H)?(\d+M)?(\d+S)?$/.test(value),
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
};

/** The problems of a node: each line names its place. @param whole whether it should have what is recommended */
export function problems(node: JsonRecord, whole = true, place = ''): string[] {
  const type = String(node['@type']);
  const here = `${place}/${type}`;
  // A reference to a node elsewhere in the graph.
  if (node['@type'] === undefined && node['@id']) return [];
  const known = RULES[type];
  if (!known) return [`${here}: unknown type`];
  const missing = [...known.required, ...(whole ? known.recommended : [])].filter((name) => !(name in node));
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const kind = known.fields[name];
    if (!kind) return [`${here}.${name}: unknown property`];
    return [value].flat().flatMap((one) => {
      if (typeof kind === 'string') return FITS[kind](one) ? [] : [`${here}.${name}: not a ${kind}`];
      if (!isNode(one)) return [`${here}.${name}: not a node`];
      if (one['@type'] !== undefined && !kind.includes(String(one['@type'])))
        return [`${here}.${name}: ${String(one['@type'])}`];
      return problems(one, whole, here);
    });
  });
  return [...missing.map((name) => `${here}.${name}: missing`), ...wrong];
}
