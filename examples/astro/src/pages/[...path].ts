/** An address that no other route has. The middleware has answered forms, and shows `404.astro` for the rest. */
export const ALL = (): Response => new Response(null, { status: 404 });
