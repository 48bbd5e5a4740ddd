// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeLinks } from '../../../routing/index.ts';
import { PageSearch } from './PageSearch.tsx';
import { startSuggestions } from './start-suggestions.ts';

const LINKS = [
  { kind: 'section', text: 'Café', href: '/cafe/' },
  { kind: 'story', text: '<b>Cafés</b> de Armenia', href: '/nota/' },
];
const props = { action: '/buscador/', query: '', suggestions: '/api/sugerencias' };
const fetched = vi.fn<(source: string, init: RequestInit) => Promise<Response>>();
const go = vi.fn<(href: string) => void>();
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Qué busca' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

let stop: (() => void) | void;
let leave: () => void;
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(LINKS));
  go.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { container } = render(<PageSearch {...props} />);
  stop = startSuggestions(container, props);
  // The router of an app, which a link of its page reaches.
  leave = routeLinks(document, { navigate: go });
});
afterEach(() => {
  leave();
  stop?.();
  vi.unstubAllGlobals();
});

const type = async (text: string, wanted = 2) => {
  const user = userEvent.setup();
  await user.type(field(), text);
  await waitFor(() => expect(options()).toHaveLength(wanted));
  return user;
};

describe('B11 suggestions while typing', () => {
  it('sends one request for a word of at least two letters, and shows texts as text', async () => {
    await userEvent.type(field(), '¡c');
    expect(fetched).not.toHaveBeenCalled();
    await type('afé ');
    expect(fetched.mock.calls.map(([source]) => source)).toEqual(['/api/sugerencias?q=cafe']);
    expect(options()).toEqual(['CaféSección', '<b>Cafés</b> de ArmeniaNota']);
    expect(screen.getByRole('listbox', { name: 'Sugerencias' }).querySelector('b')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('2 sugerencias');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('the arrows move in a circle, Enter opens the page', async () => {
    const user = await type('caf');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('<b>Cafés</b> de ArmeniaNota');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('CaféSección');
    expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ]);
    await user.keyboard('{Enter}');
    expect(go.mock.calls).toEqual([['/cafe/']]);
    expect([options(), document.querySelectorAll('a').length]).toEqual([[], 0]);
  });

  it('Enter without a chosen suggestion searches; Escape closes the list and keeps the words', async () => {
    const user = await type('caf');
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', sent);
    await user.keyboard('{ArrowDown}{Escape}');
    expect([options(), field().value, field().ariaExpanded]).toEqual([[], 'caf', 'false']);
    await user.keyboard('{Enter}');
    expect([go.mock.calls.length, sent.mock.calls.length]).toEqual([0, 1]);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(2);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(options()).toEqual([]);
  });

  it('a click opens the page, and leaving the field closes the list', async () => {
    const user = await type('caf');
    await user.click(screen.getAllByRole('option')[1]!);
    expect(go.mock.calls).toEqual([['/nota/']]);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(2);
    await user.tab();
    expect(options()).toEqual([]);
  });

  it.each([
    ['a failure', () => new Response('', { status: 503 })],
    ['another shape', () => Response.json({ content_elements: LINKS })],
    [
      'unsafe links and unknown kinds',
      () =>
        Response.json([null, 7, { ...LINKS[0], href: 'javascript:alert(1)' }, { ...LINKS[0], kind: 'x' }]),
    ],
  ])('%s has no suggestions', async (_what, answer) => {
    fetched.mockImplementation(async () => answer());
    await userEvent.type(field(), 'caf');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 20));
    expect([options(), field().ariaExpanded]).toEqual([[], 'false']);
  });

  it('stopped, it is the form again', () => {
    stop?.();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('searchbox').hasAttribute('aria-expanded')).toBe(false);
  });
});
