import { describe, expect, it } from 'vitest';
import type { BodyBlock, Caption, Picture } from '../body/block.ts';
import { bodyHtml } from './body-html.ts';

const picture: Picture = { url: 'https://f.example/rio.jpg?a=1&b=2', alt: 'El río "Claro"', renditions: [] };
const caption = (text: string): Caption => ({ text, caption: '', credit: '' });
const text: BodyBlock = { id: 't', type: 'text', html: 'Uno <b>dos</b>' };
const player = { provider: 'youtube', videoId: 'a/b' } as const;
const file = { provider: 'file', sources: [{ src: '/v.mp4?a&b', type: 'video/mp4' }] } as const;

const IMG = '<img src="https://f.example/rio.jpg?a=1&amp;b=2" alt="El río &quot;Claro&quot;">';

type Unnamed<B> = B extends BodyBlock ? Omit<B, 'id'> : never;

const CASES: readonly [name: string, block: Unnamed<BodyBlock>, html: string][] = [
  ['a paragraph', { type: 'text', html: 'Uno <b>dos</b>' }, '<p>Uno <b>dos</b></p>'],
  ['a heading', { type: 'header', level: 3, html: 'Aguas' }, '<h3>Aguas</h3>'],
  [
    'an update with its time',
    { type: 'time-stamp', time: '9:30 a. m.', dateTime: '', level: 2, html: 'Creciente' },
    '<h2>9:30 a. m. Creciente</h2>',
  ],
  [
    'a quote with its speaker',
    { type: 'quote', variant: 'quote', blocks: [text], citation: 'Ana' },
    '<blockquote><p>Uno <b>dos</b></p><cite>Ana</cite></blockquote>',
  ],
  [
    'a quote without a speaker',
    { type: 'quote', variant: 'pull', blocks: [text] },
    '<blockquote><p>Uno <b>dos</b></p></blockquote>',
  ],
  [
    'a picture with its caption',
    { type: 'image', picture, caption: caption('A & B | Foto: Ana') },
    `<figure>${IMG}<figcaption>A &amp; B | Foto: Ana</figcaption></figure>`,
  ],
  ['a picture alone', { type: 'image', picture, caption: caption('') }, `<figure>${IMG}</figure>`],
  [
    'all pictures of a gallery',
    {
      type: 'gallery',
      title: 'Río',
      images: ['1', '2'].map((id) => ({ id, picture, subtitle: '', caption: caption(id) })),
    },
    `<figure>${IMG}<figcaption>1</figcaption></figure><figure>${IMG}<figcaption>2</figcaption></figure>`,
  ],
  [
    'the page of a video at another company',
    { type: 'video', player, title: 'A < B', description: '' },
    '<p><a href="https://www.youtube.com/watch?v=a%2Fb">A &lt; B</a></p>',
  ],
  [
    'a word for a video without a title',
    { type: 'video', player: { provider: 'vimeo', videoId: '7' }, title: '', description: '' },
    '<p><a href="https://vimeo.com/7">Video</a></p>',
  ],
  [
    'the third company',
    { type: 'video', player: { provider: 'dailymotion', videoId: 'x' }, title: 'V', description: '' },
    '<p><a href="https://www.dailymotion.com/video/x">V</a></p>',
  ],
  [
    'the file of a video with its poster',
    {
      type: 'video',
      player: { ...file, sources: [...file.sources], poster: '/p.jpg?a&b' },
      title: '',
      description: '',
    },
    '<video controls src="/v.mp4?a&amp;b" poster="/p.jpg?a&amp;b"></video>',
  ],
  [
    'the file of a video without a poster',
    { type: 'video', player: { ...file, sources: [...file.sources] }, title: '', description: '' },
    '<video controls src="/v.mp4?a&amp;b"></video>',
  ],
  [
    'no video without files',
    { type: 'video', player: { provider: 'file', sources: [] }, title: '', description: '' },
    '',
  ],
  [
    'the first file of a sound',
    { type: 'audio', title: '', sources: [{ src: '/a.mp3?a&b' }, { src: '/a.ogg' }] },
    '<audio controls src="/a.mp3?a&amp;b"></audio>',
  ],
  ['no sound without files', { type: 'audio', title: '', sources: [] }, ''],
  [
    'a numbered list',
    { type: 'list', ordered: true, items: [{ blocks: [text] }, { blocks: [text, text] }] },
    '<ol><li><p>Uno <b>dos</b></p></li><li><p>Uno <b>dos</b></p><p>Uno <b>dos</b></p></li></ol>',
  ],
  ['a list with points', { type: 'list', ordered: false, items: [] }, '<ul></ul>'],
  [
    'a table with its head',
    { type: 'table', header: ['A', '<i>B</i>'], rows: [['1', '2'], [], ['3', '4']] },
    '<table><tr><th>A</th><th><i>B</i></th></tr><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
  ],
  [
    'a table without a head',
    { type: 'table', header: [], rows: [['1']] },
    '<table><tr><td>1</td></tr></table>',
  ],
  [
    'a graphic as its table, with its words escaped',
    {
      type: 'graphic',
      graphic: {
        kind: 'bar',
        title: 'A & B',
        notes: [],
        columns: ['<i>', 'Días'],
        rows: [{ label: 'Cali', cells: [{ text: '3', value: 3 }] }],
      },
    },
    '<p>A &amp; B</p><table><tr><th>&lt;i&gt;</th><th>Días</th></tr><tr><td>Cali</td><td>3</td></tr></table>',
  ],
  [
    'a tour after its table',
    {
      type: 'graphic',
      graphic: {
        kind: 'route',
        title: '',
        notes: [],
        columns: ['Lugar'],
        rows: [{ label: 'Honda', cells: [] }],
        tour: [{ at: 0, of: 'row', title: 'A & B', paragraphs: ['Uno.', '<i>'] }],
      },
    },
    '<table><tr><th>Lugar</th></tr><tr><td>Honda</td></tr></table><h3>A &amp; B</h3><p>Uno.</p><p>&lt;i&gt;</p>',
  ],
  ['sanitised HTML', { type: 'html', html: '<p>Mapa</p>' }, '<p>Mapa</p>'],
  [
    'a link to a file',
    { type: 'pdf', src: '/a.pdf?a&b', height: 600, title: 'A & B' },
    '<p><a href="/a.pdf?a&amp;b">A &amp; B</a></p>',
  ],
  [
    'a post',
    { type: 'social-post', network: 'twitter', html: '<blockquote>Post</blockquote>' },
    '<blockquote>Post</blockquote>',
  ],
  [
    'a link to embedded content',
    { type: 'embed', provider: 'Mapas', title: 'A & B', html: '<b>x</b>', href: 'https://m.example/?a&b' },
    '<p><a href="https://m.example/?a&amp;b">A &amp; B</a></p>',
  ],
  [
    'its address, if it has no title',
    { type: 'embed', provider: 'Mapas', title: '', html: '<b>x</b>', href: 'https://m.example/?a&b' },
    '<p><a href="https://m.example/?a&amp;b">https://m.example/?a&amp;b</a></p>',
  ],
  [
    'its HTML, if it has no address',
    { type: 'embed', provider: 'M', title: 'T', html: '<b>x</b>' },
    '<b>x</b>',
  ],
  [
    'a link between paragraphs',
    { type: 'interstitial', label: 'Contexto:', href: '/a/', html: '<b>Antes</b>' },
    '<p>Contexto: <a href="/a/"><b>Antes</b></a></p>',
  ],
  [
    'a list of links',
    {
      type: 'link-list',
      title: 'A & B',
      items: [{ href: '/a/', html: '<b>A</b>', description: 'a < b' }, { html: 'B' }],
    },
    '<p>A &amp; B</p><ul><li><a href="/a/"><b>A</b></a> a &lt; b</li><li>B</li></ul>',
  ],
  ['links without a title', { type: 'link-list', title: '', items: [{ html: 'B' }] }, '<ul><li>B</li></ul>'],
  [
    'a related story',
    { type: 'related-story', href: '/a/', headline: 'A & B', description: 'C' },
    '<p><a href="/a/">A &amp; B</a></p>',
  ],
  ['a rule', { type: 'divider' }, '<hr>'],
  ['code', { type: 'code', code: 'a < b' }, '<pre><code>a &lt; b</code></pre>'],
  [
    'a correction',
    { type: 'correction', label: 'Fe & erratas:', html: '<b>Eran dos</b>' },
    '<p>Fe &amp; erratas: <b>Eran dos</b></p>',
  ],
  ['an endorsement', { type: 'endorsement', html: '<b>Apoyo</b>' }, '<p><b>Apoyo</b></p>'],
  ['no ad', { type: 'ad', slot: 'A', size: '1x1', display: 'mobile' }, ''],
  [
    'a recipe',
    { type: 'recipe', yields: '6 porciones', ingredients: ['Sal'], steps: ['Hierva.'] },
    '<h2>Ingredientes</h2><p>6 porciones</p><ul><li>Sal</li></ul><h2>Preparación</h2><ol><li>Hierva.</li></ol>',
  ],
  ['no recommendations', { type: 'recommendations' }, ''],
];

describe('X13 a body for programs that read feeds has', () => {
  it.each(CASES)('%s', (_name, block, html) => {
    expect(bodyHtml([{ ...block, id: 'b' } as BodyBlock])).toBe(html);
  });

  it('its blocks in order, with nothing between them', () => {
    expect(bodyHtml([text, { id: 'd', type: 'divider' }, text])).toBe(
      '<p>Uno <b>dos</b></p><hr><p>Uno <b>dos</b></p>',
    );
    expect(bodyHtml([])).toBe('');
  });
});
