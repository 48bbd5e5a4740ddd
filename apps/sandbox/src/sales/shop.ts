import type { Context } from 'hono';
import type { BrandKey } from 'rotativa/themes';
import type { AppContext } from '../context.ts';
import { callersBrand } from '../identity/sites.ts';

/** The context of a sale: services, and the brand of its site, which also sends the e-mails. */
export interface Shop extends AppContext {
  readonly brand: BrandKey;
}

/** The shop of a call, by the calling page. */
export const shopOf = (c: Context, context: AppContext): Shop => ({
  ...context,
  brand: callersBrand(c, context),
});
