import { slugify } from '../domain/text/slug.ts';

/** The places of a country: its departments, and the cities of each. */
export interface Places {
  departments: readonly string[];
  citiesOf: (department: string) => readonly string[];
}

/** The places of Colombia. The long list is loaded when a form needs it. */
export async function colombianPlaces(): Promise<Places> {
  const { DEPARTMENTS, citiesOf } = await import('../domain/places/colombia.ts');
  return { departments: DEPARTMENTS, citiesOf };
}

const words = (name: string): string => slugify(name.replace(/[.,]/g, ''));

/** Whether a name is the long form of another: 'Santiago de Cali', 'Cartagena de Indias', 'El Retiro', 'Bogotá D.C.'. */
const isLong = (long: string, short: string): boolean =>
  long.startsWith(`${short}-de-`) ||
  long.endsWith(`-de-${short}`) ||
  ['el', 'la', 'los', 'las'].some((article) => long === `${article}-${short}`);

/**
 * The name that was typed without its accents, capitals or spaces, or as the long or short form of one name. The text
 * itself if there is no such name, or more than one.
 */
export function meantName(typed: string, names: readonly string[]): string {
  const given = words(typed);
  const joined = given.replaceAll('-', '');
  if (joined === '') return typed;
  const same = names.find((name) => words(name).replaceAll('-', '') === joined);
  if (same !== undefined) return same;
  const near = names.filter((name) => isLong(given, words(name)) || words(name).startsWith(`${given}-`));
  return near.length === 1 ? near[0]! : typed;
}
