// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { accountForms } from '../../src/messages/forms.ts';
import { loadStories } from './modules.ts';
import { storiesOf } from './stories.ts';

/*
 * The meaning of the mark of required fields is said once, before the first of them, in every form of the stories. The only
 * field of a form has no mark, and its form no sentence.
 */

/** Controls that a reader fills in. */
const CONTROLS = 'input:not([type=hidden], [type=submit], [readonly], [tabindex="-1"]), select, textarea';

/** The fault of a form; undefined if it has none. */
function faultOf(form: HTMLFormElement): string | undefined {
  const marks = [...form.querySelectorAll('label .mark')].filter(
    (mark) => !mark.closest('.rt-visually-hidden'),
  );
  const notes = [...form.querySelectorAll('p')].filter(
    ({ textContent }) => textContent === accountForms.marks,
  );
  const shown = form.dataset['marks'] === 'none' ? [] : marks;
  const several = form.querySelectorAll(CONTROLS).length > 1;
  if (shown.length === 0) return notes.length > 0 ? 'a sentence without marks' : undefined;
  if (!several) return 'a mark at the only field';
  if (notes.length !== 1) return `${notes.length} sentences`;
  const isBefore = notes[0]!.compareDocumentPosition(shown[0]!) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? undefined : 'a sentence after the first mark';
}

it('A13 every form with marked fields says once what the mark means', async () => {
  const faults: string[] = [];
  const seen = { explained: 0, alone: 0 };
  for (const [path, module] of await loadStories())
    for (const { name, element } of storiesOf(module)) {
      document.body.innerHTML = renderToString(element);
      for (const form of document.querySelectorAll('form')) {
        const fault = faultOf(form);
        if (fault) faults.push(`${path} ${name}: ${fault}`);
        if (form.textContent.includes(accountForms.marks)) seen.explained += 1;
        if (form.querySelector('label .mark') && form.dataset['marks'] === 'none') seen.alone += 1;
      }
    }
  expect(faults).toEqual([]);
  expect(seen.explained).toBeGreaterThan(20);
  expect(seen.alone).toBeGreaterThan(3);
}, 120_000);
