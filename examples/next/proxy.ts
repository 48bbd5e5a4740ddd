import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { contentPolicy, pageHeaders } from './newspaper/server/policy.ts';
import { pageWithStyles, wantsStyles } from './page-styles.ts';

/** Gives every page its CSS and a nonce, and leads posted forms to the route that answers them. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (wantsStyles(request)) return pageWithStyles(request);
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy({ nonce, development: process.env.NODE_ENV === 'development' });
  // Next puts the nonce of the request's policy on its scripts.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const form = new URL(`/formularios${request.nextUrl.pathname}${request.nextUrl.search}`, request.url);
  const response =
    request.method === 'POST'
      ? NextResponse.rewrite(form, { request: { headers } })
      : NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(pageHeaders(policy))) response.headers.set(name, value);
  return response;
}

export const config = {
  matcher: [{ source: '/((?!_next/static|fotos/|icono.svg).*)' }],
};
