import { headers } from 'next/headers';
import { cache } from 'react';
import { visitOf } from '../newspaper/server/visit.ts';

/** The reader of this request, read once for all server components of the page. */
export const visit = cache(async () => visitOf((await headers()).get('cookie')));
