/** Before the first paint: the mode of a page, the brand and the mode of an example, whose links lead nowhere here. */
import { readChoices, setAttribute } from './choices.ts';

const root = document.documentElement;
const { pageMode, brand, mode } = readChoices();
const isExample = document.querySelector('base') !== null;

if (!isExample) setAttribute(root, 'mode', pageMode);
// The server has written the brand or the mode of an example that is drawn for no other.
else {
  const fixed = new Set(root.dataset['fixed']?.split(' '));
  if (brand && !fixed.has('brand')) setAttribute(root, 'brand', brand);
  if (!fixed.has('mode')) setAttribute(root, 'mode', mode || pageMode);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.target !== '_blank') event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
}
