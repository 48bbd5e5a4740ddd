import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, mergeConfig, type InlineConfig } from 'vite';
import type { BrandKey } from 'rotativa/themes';
import { developmentAssets } from './src/build/assets.ts';
import { reloadOnServerChange } from './src/build/reload.ts';
import { ROOT, SERVER_ENTRY } from './src/build/paths.ts';
import { shared } from './src/build/vite.ts';
import { deskPort, listeners } from './src/config/brands.ts';
import { run } from './src/run/run.ts';

/** `npm run dev`: the six sites from source. Styles are swapped in place, other changes reload the page. */
await run(async (config, content) => {
  const vite = await createServer(
    mergeConfig(shared(), {
      plugins: [reloadOnServerChange()],
      server: {
        middlewareMode: true,
        fs: { allow: [ROOT] },
        // After the ports of the sites and the desk, so that two checkouts can run at the same time.
        hmr: { port: deskPort(config.port) + 1 },
      },
    } satisfies InlineConfig),
  );
  const serve = async (request: Request, brand: BrandKey | null): Promise<Response> => {
    try {
      const { createSites } = (await vite.ssrLoadModule(
        SERVER_ENTRY,
      )) as typeof import('./src/server/create-sites.ts');
      const { app } = await createSites({ config, build: 'development', assets: developmentAssets() });
      return await app.fetch(request, { brand });
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      return new Response(String((error as Error).stack), { status: 500 });
    }
  };
  await content;
  const servers = listeners(config.port).map(({ port, brand }) => {
    const answer = getRequestListener((request) => serve(request, brand));
    const server = createHttpServer((request, response) =>
      vite.middlewares(request, response, () => void answer(request, response)),
    );
    return server.listen(port, config.address);
  });
  return {
    close: async () => {
      for (const server of servers) server.close();
      await vite.close();
    },
  };
});
