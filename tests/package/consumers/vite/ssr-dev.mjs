// Renders a page with Vite's development server, as SSR without a framework does, and prints what the server said.
import { createServer } from 'vite';

const noExternal = process.argv[2] === 'bundled' ? ['rotativa'] : undefined;
const said = [];
console.error = (error) => said.push(error instanceof Error ? error.message : String(error));
const server = await createServer({
  configFile: false,
  logLevel: 'silent',
  ssr: { noExternal },
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const { html } = await server.ssrLoadModule('/ssr.jsx');
const page = html();
const sheets = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) =>
  id.endsWith('.css'),
);
await server.close();
console.log(JSON.stringify({ page, said, sheets: sheets.map((id) => id.split('/').at(-1)) }));
