// @vitest-environment jsdom
import { Fragment, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from 'rotativa/components/Combobox';
import { NumberInput } from 'rotativa/components/NumberInput';
import { defineIsland, Island, type IslandDefinition } from 'rotativa/islands';
import { start } from 'rotativa/islands/client';
import { Islands, preload } from 'rotativa/islands/server';
import { newPasswordIsland } from 'rotativa/patterns/account/NewPasswordForm';
import { registrationFormIsland } from 'rotativa/patterns/forum/RegistrationForm';
import { helpContactIsland } from 'rotativa/patterns/help/HelpContact';
import { newsletterFormIsland } from 'rotativa/patterns/newsletter/NewsletterForm';
import { authPageIsland } from '../islands/sign-in/islands.ts';
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

const controlled = defineIsland<Record<never, never>>({
  name: 'controlled',
  when: 'intent',
  load: async () => ({
    default: function Controlled() {
      const [name, setName] = useState('');
      const [policy, setPolicy] = useState(false);
      const [kind, setKind] = useState('x');
      const [topic, setTopic] = useState('a');
      const [presses, press] = useState(0);
      return (
        <form>
          <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
          <input
            type="checkbox"
            name="policy"
            checked={policy}
            onChange={({ target }) => setPolicy(target.checked)}
          />
          {['x', 'y'].map((one) => (
            <input
              key={one}
              type="radio"
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => setKind(one)}
            />
          ))}
          <select name="topic" value={topic} onChange={({ target }) => setTopic(target.value)}>
            <option value="a">Uno</option>
            <option value="b">Dos</option>
          </select>
          <button type="button" onClick={() => press((times) => times + 1)}>
            {presses}
          </button>
          <output>{[name, policy, kind, topic].join()}</output>
        </form>
      );
    },
  }),
});

const ownFields = defineIsland<Record<never, never>>({
  name: 'own-fields',
  when: 'intent',
  load: async () => ({
    default: () => (
      <form>
        <NumberInput label="Monto" name="amount" decimals={2} />
        <Combobox label="Ciudad" name="city" options={[{ value: 'cali', label: 'Cali' }]} />
        <button type="button">Seguir</button>
      </form>
    ),
  }),
});

let failed = false;
const failing = defineIsland<Record<never, never>>({
  name: 'failing',
  when: 'intent',
  load: async () => ({
    default: () => {
      if (failed) throw new Error('fails');
      return (
        <form>
          <input name="name" />
          <input type="checkbox" name="policy" />
        </form>
      );
    },
  }),
});

const policy = '/habeas-data/';
const AUTH_SITE = { signIn: '/c/', legal: [{ text: 'Términos', href: '/d/' }], companies: [] };
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
  [authPageIsland, { form: 'signIn', site: AUTH_SITE }],
  [authPageIsland, { form: 'signUp', site: AUTH_SITE }],
  [newPasswordIsland, { action: '/a/', token: 't', signInForm: '/b/' }],
];

beforeAll(async () => {
  const islands = [...FORMS.map(([definition]) => definition), controlled, ownFields, failing];
  await preload(islands as never);
  start(islands);
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
});

describe('X2 a form whose reader writes before its island wakes', () => {
  it.each(FORMS.map(([definition, props]) => [definition.name, definition, props] as const))(
    'is not replaced, and keeps what is typed, ticked and focused: %s',
    async (_, definition, props) => {
      const island = open(definition, props);
      useControls(island);
      const before = stateOf(island);
      const [first] = controls(island);
      first!.focus();
      await awake(island);
      expect(stateOf(island)).toEqual(before);
      expect(controls(island)[0]).toBe(first);
      expect(document.activeElement).toBe(first);
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('whose fields read what was written themselves shows it as they write it', async () => {
    const island = open(ownFields as IslandDefinition<never>, {});
    const [amount, city] = controls(island);
    amount!.value = '1234.5';
    city!.value = 'Cali';
    island.querySelector('button')!.focus();
    await awake(island);
    await vi.waitFor(() => expect(controls(island)[0]).toHaveValue('1.234,5'));
    expect(controls(island)[1]).toHaveValue('Cali');
    expect(controls(island)[1]).toHaveAttribute('aria-expanded', 'false');
    expect(new FormData(island.querySelector('form')!).get('amount')).toBe('1234.5');
  });

  it('keeps it when the island fails', async () => {
    const island = open(failing as IslandDefinition<never>, {});
    useControls(island);
    const before = stateOf(island);
    failed = true;
    island.querySelector('input')!.focus();
    await vi.waitFor(() => expect(island.hasAttribute('failed')).toBe(true));
    failed = false;
    expect(stateOf(island)).toEqual(before);
  });

  it('whose state is in React knows it', async () => {
    const island = open(controlled as IslandDefinition<never>, {});
    useControls(island);
    island.querySelector('input')!.focus();
    await awake(island);
    await vi.waitFor(() => expect(island.querySelector('output')!.textContent).toBe('Luz,true,y,b'));
    island.querySelector('button')!.click();
    await vi.waitFor(() => expect(island.querySelector('button')!.textContent).toBe('1'));
    expect(stateOf(island)).toEqual([
      ['kind', false],
      ['kind', true],
      ['name', 'Luz'],
      ['policy', true],
      ['topic', 'b'],
    ]);
  });
});
