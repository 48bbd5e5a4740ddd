// Renders locked articles on a server with React Router, for any reader and for a subscriber, and prints both pages with
// the data that the browser hydrates them from.
import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useLoaderData } from 'react-router';
import { publicAccess } from 'rotativa/domain';
import { guardDocument, prepareArticle } from 'rotativa/domain/server';
import { Article } from 'rotativa/patterns/article/ArticlePage';
import { promoProps } from 'rotativa/patterns/paywall/PromoBox';
import { brand } from 'rotativa/themes/weekly';

const documents = Object.values(JSON.parse(readFileSync('locked.json', 'utf8')));

const loader = ({ params: { reader } }) =>
  documents.map((raw) => {
    const { value: document } = guardDocument(raw);
    const access = reader === 'subscriber' ? 'whole' : publicAccess(document, brand.product);
    return prepareArticle(document, { access, product: brand.product, siteName: brand.name });
  });

const Page = () =>
  createElement(
    Fragment,
    null,
    useLoaderData().map((article) =>
      createElement(Article, {
        key: article.id,
        article,
        presets: brand.article,
        url: `https://www.ejemplo.com${article.canonicalUrl}`,
        ...(article.access === 'preview' && { locked: promoProps(brand, article.canonicalUrl) }),
      }),
    ),
  );

const { query, dataRoutes } = createStaticHandler([{ path: '/:reader', loader, Component: Page }]);

async function page(reader) {
  const context = await query(new Request(`https://www.ejemplo.com/${reader}`));
  return renderToString(
    createElement(StaticRouterProvider, { router: createStaticRouter(dataRoutes, context), context }),
  );
}

console.log(JSON.stringify({ anyone: await page('anyone'), subscriber: await page('subscriber') }));
