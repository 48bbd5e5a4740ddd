import { NO_STORE } from './cache-control.ts';

/** A response without a page. */
export const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' } });
