import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { bodyHtml } from '../syndication/body-html.ts';
import { wordCount } from './measure.ts';
import { prepareBody } from './prepare-body.ts';
import { readableTexts } from './readable.ts';

const image = (name: string) => ({ _id: name, type: 'image', url: `https://f.example/${name}.jpg` });
const SCENES = [
  { title: 'La partitura', text: 'Uno.\n\nDos <b>.', quote: 'Tres', by: 'Ana' },
  { quote: 'Cuatro' },
];

function gallery(settings: object, pictures = ['a', 'b']) {
  const read = documentOf({
    type: 'story',
    content_elements: [
      { _id: 'g', type: 'gallery', content_elements: pictures.map(image), additional_properties: settings },
    ],
  });
  const { content_elements: elements } = read;
  return { elements, ...prepareBody(elements, { insertions: [] }) };
}

describe('N12 a gallery with a form', () => {
  it('in scenes has the words of each picture, which count and are syndicated beside it', () => {
    const { blocks, log, elements } = gallery({ form: 'scenes', scenes: SCENES });
    expect(log).toEqual([]);
    expect(blocks).toMatchObject([
      {
        type: 'gallery',
        form: {
          type: 'scenes',
          scenes: [
            { title: 'La partitura', paragraphs: ['Uno.', 'Dos <b>.'], quote: 'Tres', by: 'Ana' },
            { title: '', paragraphs: [], quote: 'Cuatro', by: '' },
          ],
        },
      },
    ]);
    expect(wordCount(blocks)).toBe(8);
    expect(readableTexts(elements[0]!)).toEqual([
      'La partitura',
      'Uno.',
      'Dos <b>.',
      'Tres',
      'Ana',
      'Cuatro',
    ]);
    expect(bodyHtml(blocks)).toBe(
      '<figure><img src="https://f.example/a.jpg" alt=""></figure><h3>La partitura</h3><p>Uno.</p><p>Dos &lt;b&gt;.</p>' +
        '<blockquote><p>Tres</p><cite>Ana</cite></blockquote>' +
        '<figure><img src="https://f.example/b.jpg" alt=""></figure><blockquote><p>Cuatro</p></blockquote>',
    );
  });

  it('as a pair has two pictures', () => {
    expect(gallery({ form: 'pair' }).blocks).toMatchObject([{ type: 'gallery', form: { type: 'pair' } }]);
  });

  it('in no form that is known is a plain gallery', () => {
    for (const settings of [{}, { form: 'essay' }]) {
      const { blocks, log } = gallery(settings);
      expect(log).toEqual([]);
      expect(blocks).toMatchObject([{ type: 'gallery' }]);
      expect(blocks[0]).not.toHaveProperty('form');
    }
  });

  it.each([
    [{ form: 'pair' }, ['a'], "a 'pair' has 2 pictures, and this gallery has 1"],
    [
      { form: 'scenes', scenes: SCENES },
      ['a', 'b', 'c'],
      'each picture has a scene, and there are 3 pictures and 2 scenes',
    ],
    [{ form: 'scenes', scenes: [{ title: 'Sola' }] }, ['a'], 'scenes: at least 2 scenes are needed'],
    [{ form: 'scenes', scenes: [...SCENES, {}] }, ['a', 'b'], 'scenes.2: a scene without words'],
    [{ form: 'scenes', scenes: 'Uno' }, ['a', 'b'], 'scenes: a list of scenes is needed'],
    [{ form: 'scenes', scenes: [SCENES[0], { text: 7 }] }, ['a', 'b'], 'scenes.1.text: Invalid input'],
  ])(
    '%j with %j is a plain gallery, with one line in the log, and keeps its words',
    (settings, pictures, reason) => {
      const { blocks, log } = gallery(settings, pictures);
      expect(log).toHaveLength(1);
      expect(log[0]!.reason).toContain(`it is shown as a plain gallery: ${reason}`);
      expect(blocks[0]).toMatchObject({ type: 'gallery' });
      expect(blocks[0]).not.toHaveProperty('form');
      const text = JSON.stringify(blocks);
      const written = 'scenes' in settings ? settings.scenes : [];
      for (const scene of Array.isArray(written) ? written : [])
        if (scene && 'title' in scene) expect(text).toContain(scene.title);
    },
  );
});
