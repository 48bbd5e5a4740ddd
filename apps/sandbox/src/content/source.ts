import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Json } from '../db/schema/content.ts';
import { HttpError } from '../http/errors.ts';
import type { Site } from '../sites.ts';
import type { ReadListItems } from './list-items.ts';

export interface SourceContext {
  /** A document for the caller: complete for the sites' servers, without its locked part for others. */
  readonly show: (document: Json) => Json;
  /** Whether the caller gets complete documents. */
  readonly whole: boolean;
  readonly listItems: ReadListItems;
  readonly db: Database;
  readonly site: Site;
  /** The time of the request. */
  readonly now: Date;
  /** The id of a document that is answered before its time, for a preview. */
  readonly unpublished?: string | undefined;
}

/** A named content source: parameters in, JSON out. */
export interface Source {
  readonly parameters: readonly string[];
  /** @throws HttpError 400 naming an invalid parameter, 404 for a missing record */
  answer(query: unknown, context: SourceContext): Promise<unknown>;
}

/** A source that validates its parameters. Unknown parameters are rejected. */
export function defineSource<Shape extends z.ZodRawShape>(
  shape: Shape,
  answer: (query: z.output<z.ZodObject<Shape, z.core.$strict>>, context: SourceContext) => Promise<unknown>,
): Source {
  const schema = z.strictObject(shape);
  return {
    parameters: Object.keys(shape),
    answer: (query, context) => {
      const parsed = schema.safeParse(query);
      if (!parsed.success) throw new HttpError(400, 'invalid_query', describe(parsed.error));
      return answer(parsed.data, context);
    },
  };
}

function describe(error: z.ZodError): string {
  return error.issues
    .map((issue) => {
      if (issue.code === 'unrecognized_keys')
        return `${issue.keys.join(', ')}: this source has no such parameter`;
      return `${issue.path.join('.') || 'query'}: ${issue.message}`;
    })
    .join('; ');
}

export const missing = (what: string): HttpError => new HttpError(404, 'not_found', `There is no ${what}.`);
