declare namespace App {
  interface Locals {
    /** The reader of the request. */
    visit: import('../newspaper/server/visit.ts').Visit;
    /** The page at the address, as this reader may see it. */
    page: import('../newspaper/server/pages.ts').Page;
  }
}
