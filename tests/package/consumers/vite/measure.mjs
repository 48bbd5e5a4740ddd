// Bundles single imports as an application would, without React, and prints the script and the CSS of each.
import { build } from 'vite';

const IMPORTS = {
  button: `export { Button } from 'rotativa/components/Button';`,
  buttonOfBarrel: `export { Button } from 'rotativa';`,
  card: `export { Card } from 'rotativa';`,
  weekly: `export { brand } from 'rotativa/themes/weekly';`,
  everything: `export * from 'rotativa';`,
};
const found = {};
for (const [name, code] of Object.entries(IMPORTS)) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('/entry.js') ? id : undefined),
        load: (id) => (id.endsWith('/entry.js') ? code : undefined),
      },
    ],
    build: {
      write: false,
      lib: { entry: 'entry.js', formats: ['es'] },
      // A library's build keeps its whitespace unless the bundler itself is asked.
      rolldownOptions: { external: /^react(-dom)?(\/|$)/, output: { minify: true } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script, css] = ['.js', '.css'].map((ending) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map(({ code, source }) => code ?? source)
      .join('\n'),
  );
  found[name] = { script, css };
}
console.log(JSON.stringify(found));
