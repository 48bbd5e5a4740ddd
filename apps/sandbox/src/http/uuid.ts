import { z } from 'zod';

const Uuid = z.uuid();

/** Whether a part of a path can be an id: Postgres rejects queries with other values. */
export const isUuid = (text: string): boolean => Uuid.safeParse(text).success;
