// Renders every story on a plain server and prints the classes of the library in its HTML.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { STORIES } from './stories.js';
import { show, storiesOf } from './story.js';

const render = (element) =>
  new Promise((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => {
        pipe(stream);
        resolve(text(stream));
      },
      onError: reject,
    });
  });

const classes = {};
for (const [piece, stories] of Object.entries(STORIES)) {
  for (const [name] of storiesOf(stories)) {
    const html = await render(show(stories, name));
    classes[`${piece}/${name}`] = [...new Set(html.match(/(?<=["\s])rt-[a-z][a-z0-9-]*(?=["\s])/g))].sort();
  }
}
console.log(JSON.stringify(classes));
