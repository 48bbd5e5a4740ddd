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

/** The name that was typed without its accents or capitals; the text itself if there is no such name. */
export const meantName = (typed: string, names: readonly string[]): string =>
  names.find((name) => slugify(name) === slugify(typed)) ?? typed;
