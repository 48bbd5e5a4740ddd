import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Routes that share a module, so that the module's stylesheets are those of one kind of page. */
const all = (file: string, paths: readonly string[]) => paths.map((path) => route(path, file, { id: path }));

export default [
  index('routes/front.tsx'),
  route(':section/articulo/:slug', 'routes/story.tsx'),
  route('agenda/:slug', 'routes/entry.tsx'),
  ...all('routes/list.tsx', ['agenda', 'autor/:id', 'buscar', ':section']),
  ...all('routes/form.tsx', [
    ...['entrar', 'entrar/enlace', 'entrar/clave', 'boletin', 'privacidad'],
    ...['suscripciones', 'terminos', 'datos'],
  ]),
  route('rss.xml', 'routes/rss.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
