/**
 * Requests per second of the sites' server for pages in its memory: `npm run bench:pages`. The server is one process
 * with the sandbox behind it, as `npm start` runs them; the requests come from this process.
 */
import { load } from './load.ts';
import { startSites } from './sites.ts';

/** Pages of a second and process. */
const TARGET = 1500;
const CACHE_MB = 16;

const sites = await startSites({
  PAGE_CACHE_MB: String(CACHE_MB),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
});

const origin = `http://localhost:${sites.port + 1}`;
const page =
  (path: string, headers: Record<string, string> = {}) =>
  () => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'br', ...headers },
  });

let missed = 0;
async function measure(name: string, call: Parameters<typeof load>[1], target?: number): Promise<void> {
  const { perSecond, p50, p99, failed } = await load(origin, call, { connections: 16, seconds: 5 });
  const kept =
    target === undefined
      ? ''
      : perSecond >= target
        ? `, at least ${target}: kept`
        : `, at least ${target}: MISSED`;
  if (kept.includes('MISSED') || failed > 0) missed += 1;
  console.log(
    `${name}: ${perSecond.toFixed(0)} pages/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed, ${sites.memoryMb().toFixed(0)} MB${kept}`,
  );
}

try {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  const article = paths.find((path) => path.includes('/articulo/')) ?? '/';
  await measure('front page', page('/'), TARGET);
  await measure('article', page(article), TARGET);
  // Parameters that no page reads make no other page.
  await measure('front page with parameters', (at) => page(`/?utm_source=${at}`)(), TARGET);
} finally {
  await sites.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
