// Prints a page's HTML, its own CSS, and the whole stylesheet.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Card } from 'rotativa/components/Card';
import { Image } from 'rotativa/components/Image';
import { createCriticalCss } from 'rotativa/critical-css';

const read = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');
const stylesOf = createCriticalCss(JSON.parse(read('rotativa/critical-css.json')));
const picture = h(Image, { src: '/tren.jpg', alt: '' });
const html = renderToString(h(Card, { href: '/tren/', headline: 'Vuelve el tren', picture }));
console.log(JSON.stringify({ css: stylesOf(html), base: stylesOf(''), whole: read('rotativa/styles.css') }));
