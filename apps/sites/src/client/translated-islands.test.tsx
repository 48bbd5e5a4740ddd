// @vitest-environment jsdom
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineIsland, Island, type IslandDefinition } from 'rotativa/islands';
import { start } from 'rotativa/islands/client';
import { Islands, preload } from 'rotativa/islands/server';
import { newPasswordIsland } from 'rotativa/patterns/account/NewPasswordForm';
import { registrationFormIsland } from 'rotativa/patterns/forum/RegistrationForm';
import { helpContactIsland } from 'rotativa/patterns/help/HelpContact';
import { newsletterFormIsland } from 'rotativa/patterns/newsletter/NewsletterForm';
import { controls, stateOf, translate, useControls } from '../../../../tests/support/translated.ts';

const clicked = vi.fn();
const everyControl = defineIsland<Record<never, never>>({
  name: 'every-control',
  when: 'intent',
  load: async () => ({
    default: () => (
      <form>
        <label>
          Nombre <input name="name" defaultValue="Ana" />
        </label>
        <textarea name="message" aria-label="Mensaje" />
        <select name="topic" aria-label="Tema">
          <option value="a">Uno</option>
          <option value="b">Dos</option>
        </select>
        <input type="checkbox" name="policy" aria-label="Acepto" />
        <input type="radio" name="kind" value="x" aria-label="Equis" defaultChecked />
        <input type="radio" name="kind" value="y" aria-label="Ye" />
        <button type="button" onClick={clicked}>
          Seguir
        </button>
      </form>
    ),
  }),
});

const policy = '/habeas-data/';
const FORMS: readonly [IslandDefinition<never>, object][] = [
  [everyControl, {}],
  [
    helpContactIsland,
    {
      action: '/a/',
      policy,
      topics: [
        { key: 'pqrs', title: 'PQRS' },
        { key: 'b', title: 'B' },
      ],
    },
  ],
  [newsletterFormIsland, { action: '/a/', policy }],
  [registrationFormIsland, { action: '/a/', policy }],
  [newPasswordIsland, { action: '/a/', token: 't', signInForm: '/b/' }],
];

beforeAll(async () => {
  await preload(FORMS.map(([definition]) => definition) as never);
  start(FORMS.map(([definition]) => definition));
});
const reported = vi.fn();
beforeEach(() => {
  clicked.mockReset();
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});

function open(definition: IslandDefinition<never>, props: object): HTMLElement {
  document.body.innerHTML = renderToString(
    <Islands onError={vi.fn()} wrap={(island) => <Fragment>{island}</Fragment>}>
      <Island definition={definition} props={props as never} />
    </Islands>,
  );
  const island = document.querySelector<HTMLElement>('rt-island')!;
  expect(island.querySelector('form')).not.toBeNull();
  return island;
}

const awake = (island: HTMLElement): Promise<void> =>
  vi.waitFor(() => expect(island.hasAttribute('ready')).toBe(true), { timeout: 15_000 });

describe('X2 a page that a browser translated before an island wakes', () => {
  it.each(FORMS.map(([definition, props]) => [definition.name, definition, props] as const))(
    'keeps what is typed, chosen and focused in %s',
    async (_, definition, props) => {
      const island = open(definition, props);
      translate(island);
      useControls(island);
      const before = stateOf(island);
      const first = controls(island).find((control) => !/checkbox|radio/.test(control.type))!;
      first.focus();
      await awake(island);
      expect(stateOf(island)).toEqual(before);
      expect(document.activeElement).toBe(controls(island).find(({ name }) => name === first.name));
      // Translators translate the new texts again. It is no fault of the page.
      expect(island.querySelector('font')).toBeNull();
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('repeats a click on a button that was replaced', async () => {
    const island = open(everyControl as IslandDefinition<never>, {});
    translate(island);
    island.querySelector('button')!.click();
    await awake(island);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('reports another difference from the server, and keeps what is typed', async () => {
    const island = open(everyControl as IslandDefinition<never>, {});
    island.querySelector('label')!.firstChild!.textContent = 'Otro';
    controls(island)[0]!.value = 'Luz';
    controls(island)[0]!.focus();
    await awake(island);
    expect(controls(island)[0]!.value).toBe('Luz');
    expect(reported).toHaveBeenCalledOnce();
  });

  it('without a translation replaces nothing', async () => {
    const island = open(everyControl as IslandDefinition<never>, {});
    useControls(island);
    const [first] = controls(island);
    first!.focus();
    await awake(island);
    expect(controls(island)[0]).toBe(first);
    expect(reported).not.toHaveBeenCalled();
  });
});
