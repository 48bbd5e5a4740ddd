import type { HttpError } from '../http/errors.ts';

/** A numeric part of a path; what is no number names nothing. @throws what `notFound` makes */
export function idOf(text: string, notFound: () => HttpError): number {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (id === undefined) throw notFound();
  return id;
}
