import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedNames } from './rendered-names.ts';

let folder: string;

const namesOf = async (files: Record<string, string>): Promise<readonly string[]> => {
  folder = await mkdtemp(join(tmpdir(), 'rendered-names-'));
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  return renderedNames([folder]);
};

afterEach(() => rm(folder, { recursive: true }));

const CARD = `export const Card = ({ form }) => (
  <div data-form={form} className={form ? 'wide title' : 'title'} data-plain="" />
);`;

describe('names that pages have from the beginning or never', () => {
  it('are classes and attributes of components', async () => {
    const names = await namesOf({ 'Card.tsx': CARD });
    expect(names).toEqual(expect.arrayContaining(['.title', '.wide', '[data-form]', '[data-plain]']));
  });

  it('are all attributes that one line writes', async () => {
    const names = await namesOf({
      'Card.tsx': `const of = (a) => ({ 'data-one': a.one, 'data-two': a.two });`,
    });
    expect(names).toEqual(expect.arrayContaining(['[data-one]', '[data-two]']));
  });

  it.each([
    ['[data-form]', `const { open: form } = useMenu(); x = <i data-form={form} />`, 'tsx'],
    [
      '[data-form]',
      `const [form, setForm] = useState<'a'>('b'); x = <i data-form={form ? '' : undefined} />`,
      'tsx',
    ],
    ['[data-form]', `element.dataset['form'] = 'a'`, 'ts'],
    ['[data-form]', `delete element.dataset.form`, 'ts'],
    ['[data-form]', `element.toggleAttribute('data-form', on)`, 'ts'],
    ['[data-form]', `const FORM_ATTRIBUTE = 'data-form'; element.setAttribute(FORM_ATTRIBUTE, 'a')`, 'ts'],
    ['[data-form]', `element.append(make('li', { 'data-form': 'a' }))`, 'ts'],
    ['[data-form]', 'element.innerHTML = `<p data-form="${a}">`', 'ts'],
    ['.title', `element.classList.add('title')`, 'ts'],
    ['.title', `element.classList.toggle('title', on)`, 'tsx'],
    ['.title', `element.className = on ? 'a title' : ''`, 'ts'],
    ['.title', `Object.assign(document.createElement('p'), { className: 'title' })`, 'ts'],
    ['.title', 'element.innerHTML = `<p class="title">`', 'ts'],
  ])('%s is none with %s', async (name, code, extension) => {
    expect(await namesOf({ 'Card.tsx': CARD, [`script.${extension}`]: code })).not.toContain(name);
  });

  it('a constant of another module is one of the script that uses it', async () => {
    const names = await namesOf({
      'Card.tsx': CARD,
      'names.ts': `export const WIDE_CLASS = 'wide';`,
      'script.ts': `element.classList.add(WIDE_CLASS)`,
    });
    expect(names).not.toContain('.wide');
    expect(names).toContain('.title');
  });

  it.each([
    `element.querySelector('.title[data-form]').remove()`,
    `link.append('title')`,
    `title.after(form)`,
  ])('a script that only looks for them leaves them: %s', async (code) => {
    expect(await namesOf({ 'Card.tsx': CARD, 'script.ts': code })).toEqual(
      expect.arrayContaining(['.title', '[data-form]']),
    );
  });

  it('stories and tests are no pages', async () => {
    expect(await namesOf({ 'Card.stories.tsx': CARD })).toEqual([]);
  });
});
