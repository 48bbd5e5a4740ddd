import { expect, it } from 'vitest';
import { firstView } from './first-view.ts';

it.each([
  ['<p>a</p>', '<p>a</p>'],
  [
    '<a>1</a><details class="m"><summary>2</summary><i>3</i></details><b>4</b>',
    '<a>1</a><details class="m"><summary>2</details><b>4</b>',
  ],
  ['<details open><summary>1</summary>2</details>3', '<details open><summary>1</summary>2</details>3'],
  ['<details><summary>1</summary><details open>2</details>3</details>4', '<details><summary>1</details>4'],
  [
    '<details open>1<details><summary>2</summary>3</details>4</details>',
    '<details open>1<details><summary>2</details>4</details>',
  ],
  // Without a summary the browser makes one.
  ['<details>1</details>2', '<details></details>2'],
  ['<details>1</details><details><summary>2</summary>', '<details></details><details><summary>2'],
  // The page begins so, and goes on.
  ['<details><summary>1</summary>2', '<details><summary>1'],
  // As a value of another attribute.
  ['<details data-open="true">1</details>', '<details data-open="true"></details>'],
])('%s', (html, shown) => {
  expect(firstView(html).shown).toBe(shown);
});
