import { expect, it } from 'vitest';
import { PageTags } from './page-tags.ts';

const read = (html: string) =>
  [...new PageTags().in(html)].map(({ roots, marks, isThemePart }) => ({
    roots,
    marks: [...marks],
    isThemePart,
  }));
const marksOf = (html: string): string[] => read(html).flatMap(({ marks }) => marks);

it.each([
  ['<p class="rt-card a">', ['.rt-card', '.a']],
  ["<p class='a'>", ['.a']],
  ['<p class=a>', ['.a']],
  ['<p\nclass="a\nb">', ['.a', '.b']],
  ['<p id="x"class="a">', ['.a']],
  ['<P CLASS="a" Data-B="c">', ['.a', '[data-b]', '[data-b=c]']],
  ['<p class="a"data-b="c">', ['.a', '[data-b]', '[data-b=c]']],
  ['<details open>', ['[open]', '[open=]']],
  ['<details open/>', ['[open]', '[open=]']],
  ['<p aria-hidden="true">', ['[aria-hidden]', '[aria-hidden=true]']],
  ['<p data-b=c>', ['[data-b]', '[data-b=c]']],
])('%s has its classes and attributes', (html, marks) => {
  expect(marksOf(html)).toEqual(marks);
});

it.each([
  ['a value with the same words', `<p title=' class="a"' alt=" data-b=c">`],
  ['other attributes', '<p id="a" href="/b" classy="c" opened>'],
  ['the data of a script', '<script>"<p class=\\"a\\">"</script><SCRIPT type="module" class="b">1</SCRIPT >'],
])('%s is none', (_name, html) => {
  expect(read(html)).toEqual([]);
});

it('keeps the attributes of each element together', () => {
  expect(
    read('<p class="a"><b id="x">1</b><i data-b="c" title="d" class="rt-e">').map(({ marks }) => marks),
  ).toEqual([['.a'], ['[data-b]', '[data-b=c]', '.rt-e']]);
});

it('finds roots in classes alone', () => {
  const tags = read('<p class="rt-card my-rt-x card rt-button" data-part="rt-menu">rt-text</p>');
  expect(tags.map(({ roots }) => roots)).toEqual([['rt-card', 'rt-x', 'rt-button']]);
});

it('knows parts with a colour mode or a brand from the page', () => {
  const parts = read(
    '<html lang="es" data-mode="dark"><body data-mode="dark"><html-part data-brand="men"><b data-x>',
  );
  expect(parts.map(({ isThemePart }) => isThemePart)).toEqual([false, true, true, false]);
});

it('reads a tag once, whatever its other attributes are', () => {
  const tags = new PageTags();
  const [first] = tags.in('<a class="a" href="/1/">');
  const [second] = tags.in('<a href="/2/" class="a">');
  expect(second).toBe(first);
});
