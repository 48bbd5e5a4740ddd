import type { HttpError } from '../http/errors.ts';

/** A numeric part of a path. @throws the error of `notFound` for other values */
export function idOf(text: string, notFound: () => HttpError): number {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (id === undefined) throw notFound();
  return id;
}
