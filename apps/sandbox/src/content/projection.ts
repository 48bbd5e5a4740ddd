import type { Json } from '../db/schema/content.ts';
import { isObject } from './json.ts';

/** Selected keys: `true` selects the whole value, a tree only its keys. */
type Selection = true | { readonly [key: string]: Selection };

/** 'headlines.basic,promo_items' as a tree. The wider of two overlapping fields wins. */
function parseFields(fields: readonly string[]): Selection {
  const root: Record<string, Selection> = {};
  for (const field of fields) {
    const keys = field.replace(/\.\*$/, '').split('.');
    let level = root;
    for (const [depth, key] of keys.entries()) {
      const existing = level[key];
      if (existing === true) break;
      if (depth === keys.length - 1) {
        level[key] = true;
        break;
      }
      const next: Record<string, Selection> = existing === undefined ? {} : { ...existing };
      level[key] = next;
      level = next;
    }
  }
  return root;
}

/** The selected parts of a value. Lists are projected item by item. Missing parts are omitted. */
function project(value: unknown, selection: Selection): unknown {
  if (selection === true) return value;
  if (Array.isArray(value)) return value.map((item) => project(item, selection));
  if (!isObject(value)) return undefined;
  const result: Json = {};
  for (const [key, inner] of Object.entries(selection)) {
    if (!Object.hasOwn(value, key)) continue;
    const projected = project(value[key], inner);
    if (projected !== undefined) result[key] = projected;
  }
  return result;
}

/** Makes documents with the requested fields plus `_id` and `type`; whole documents if no fields are requested. */
export function projection(fields: readonly string[] | undefined): (document: Json) => Json {
  if (fields === undefined) return (document) => document;
  const selection = parseFields([...fields, '_id', 'type']);
  return (document) => project(document, selection) as Json;
}

/** One document with the requested fields: see `projection`. */
export const projectDocument = (document: Json, fields: readonly string[] | undefined): Json =>
  projection(fields)(document);
