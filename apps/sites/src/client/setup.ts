import { setNonce } from 'get-nonce';
import type { IslandsClient } from 'rotativa/islands/client';
import { LATE_STYLES } from '../render/late-styles.ts';

/** Fetches the stylesheets that the page left out, as an island may show what the page does not. */
function lateStyles(): Promise<unknown> {
  const metas = document.querySelectorAll<HTMLMetaElement>(`meta[name=${LATE_STYLES}]`);
  return Promise.all(
    [...metas].map(
      ({ content }) =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: content });
          // Without it the island still works: what the page shows is styled already.
          link.onload = link.onerror = resolve;
          document.head.append(link);
        }),
    ),
  );
}

/** What stands before the first island hydrates: Radix writes a `<style>` of its own, which needs the page's nonce. */
export default async function setup(): Promise<IslandsClient> {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce) setNonce(nonce);
  await lateStyles();
  return {};
}
