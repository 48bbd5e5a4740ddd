import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { prepareBody } from './prepare-body.ts';

function htmlOf(...content_elements: object[]): string {
  const read = documentOf({ type: 'story', content_elements });
  return JSON.stringify(prepareBody(read.content_elements, { insertions: [] }).blocks).replaceAll('\\"', '"');
}

const text = (content: string) => ({ type: 'text', content });
const call = text('Una cifra<sup><a id="r1" href="#n1">1</a></sup> sin fuente.');
const back = '1. La fuente <a href="#r1">↩</a>';

describe('N3 links inside a body', () => {
  it.each([
    ['a paragraph', text(`<p id="n1">${back}</p>`)],
    ['the second paragraph of a text', text(`<p>Notas</p><p id='n1'>${back}</p>`)],
    ['an old anchor', text(`<a name=n1></a>${back}`)],
    ['a list in HTML', text(`<ol><li id="n1">${back}</li></ol>`)],
    ['raw HTML', { type: 'raw_html', content: `<section><h2 id="n1">Notas</h2>${back}</section>` }],
    ['a list', { type: 'list', list_type: 'ordered', items: [text(`<span id="n1">${back}</span>`)] }],
    ['a heading', { type: 'header', level: 2, content: `<a id="n1"></a>${back}` }],
    ['a quotation', { type: 'quote', content_elements: [text(`<p id="n1">${back}</p>`)] }],
    ['a table', { type: 'table', rows: [[text(`<b id="n1">${back}</b>`)]] }],
    ['escaped HTML', text(`&lt;p id="n1"&gt;1. La fuente &lt;a href="#r1"&gt;↩&lt;/a&gt;&lt;/p&gt;`)],
  ])('lead to a note in %s and back', (_, note) => {
    const html = htmlOf(call, note);
    for (const id of ['nota-n1', 'nota-r1']) {
      expect(html.match(new RegExp(` id="${id}"`, 'g'))).toHaveLength(1);
      expect(html).toContain(`href="#${id}"`);
    }
  });

  it('to nothing are text, and ids without a link are removed', () => {
    const html = htmlOf(text('<b id="x">Una</b> <a href="#otra">nota</a>'), call);
    expect(html).not.toMatch(/ id="| href=/);
    expect(html).toContain('nota');
  });

  it('to a block and to the top stay', () => {
    const html = htmlOf({ _id: 'P7', ...text('Uno <a href="#P7">dos</a> <a href="#">tres</a>') });
    expect(html).toContain('href="#P7"');
    expect(html).toContain('href="#"');
  });

  it('lead to the first of two places with one name, and each name has its own id', () => {
    const html = htmlOf(
      text('<a href="#a.b">1</a> <a href="#a-b">2</a> <a href="#n%C3%BAmero">3</a>'),
      text('<b id="a.b">x</b> <b id="a-b">y</b> <b id="a-b">z</b> <b id="número">n</b>'),
    );
    const ids = [...html.matchAll(/ id="(nota-[^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
    expect([...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  });
});
