import { createElement as h } from 'react';

export default function Hello({ name }) {
  return h('p', { className: 'hello' }, `Hola, ${name}`);
}
