import { z } from 'zod';

const Uuid = z.uuid();

/** Whether a part of a path can name a row: Postgres refuses to look for anything else. */
export const isUuid = (text: string): boolean => Uuid.safeParse(text).success;
