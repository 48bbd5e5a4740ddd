import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { callersBrand } from '../identity/sites.ts';
import type { Brand } from '../seed/types.ts';

/** What a sale is made with: the context, and the brand whose site it is made on. Letters come from that brand. */
export interface Shop extends AppContext {
  readonly brand: Brand;
}

/** The shop that a call goes to, by the page that makes it. */
export const shopOf = (c: Context, context: AppContext): Shop => ({
  ...context,
  brand: callersBrand(c, context),
});
