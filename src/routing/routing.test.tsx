// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, describe, vi } from 'vitest';
import { Card } from '../components/Card/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../components/DropdownMenu/index.ts';
import { Link } from '../components/Link/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { LinkProvider } from './index.ts';

function show(markup: React.ReactNode, navigate = vi.fn(), prefetch = vi.fn()) {
  const view = render(
    <LinkProvider navigate={navigate} prefetch={prefetch}>
      {markup}
    </LinkProvider>,
  );
  return { navigate, prefetch, ...view };
}

/** Returns whether the browser would follow the link. */
function click(link: HTMLElement, init?: MouseEventInit): boolean {
  const event = createEvent.click(link, init);
  // jsdom cannot navigate and logs an error. The last of all listeners prevents the attempt.
  let native = false;
  const last = (): void => {
    native = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent(link, event);
  return native;
}

describe('LinkProvider', () => {
  it.each([
    ['Link', <Link href="/nacion/?p=2#arriba">Nación</Link>],
    ['LinkButton', <LinkButton href="/nacion/?p=2#arriba">Nación</LinkButton>],
    ['Card', <Card href="/nacion/?p=2#arriba" headline="Nación" />],
  ])('hands the click on a %s to the router', (_, markup) => {
    const { navigate } = show(markup);
    expect(click(screen.getByRole('link', { name: 'Nación' }))).toBe(false);
    expect(navigate.mock.calls).toEqual([['/nacion/?p=2#arriba']]);
  });

  it('routes a menu’s links, by keyboard too', async () => {
    const { navigate } = show(
      <DropdownMenu trigger={<button>Cuenta</button>}>
        <DropdownMenuItem href="/perfil/">Perfil</DropdownMenuItem>
      </DropdownMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Perfil' });
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/perfil/']]);
  });

  it.each([
    ['another window', '/a/', { target: '_blank' }],
    ['a download', '/a.pdf', { download: '' }],
    ['what is said to be external', '/a/', { rel: 'noreferrer external' }],
    ['another origin', 'https://otro.example/a/', {}],
    ['another scheme', 'mailto:lectores@semanario.example', {}],
    ['a place on this page', '#comentarios', {}],
  ])('leaves %s to the browser', (_, href, attributes) => {
    const { navigate, prefetch } = show(
      <a href={href} {...attributes}>
        Ir
      </a>,
    );
    const link = screen.getByRole('link');
    fireEvent.pointerOver(link);
    expect(click(link)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (init) => {
      const { navigate } = show(<a href="/a/">Ir</a>);
      expect(click(screen.getByRole('link'), init)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('ignores a click that another handler has prevented', () => {
    const { navigate } = show(
      <a href="/a/" onClick={(event) => event.preventDefault()}>
        Ir
      </a>,
    );
    expect(click(screen.getByRole('link'))).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leaves an address that the app does not serve to the browser', () => {
    show(<a href="/tienda/">Ir</a>, vi.fn().mockReturnValue(false));
    expect(click(screen.getByRole('link'))).toBe(true);
  });

  it('prefetches an address once, when a pointer or the focus reaches a link to it', () => {
    const { prefetch } = show(
      <>
        <Link href="/a/">Uno</Link>
        <Link href="/b/">Dos</Link>
        <Link href="/a/">Tres</Link>
      </>,
    );
    const [one, two, three] = screen.getAllByRole('link');
    fireEvent.pointerOver(one!);
    fireEvent.focusIn(two!);
    fireEvent.pointerOver(three!);
    expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/']]);
  });

  it('removes its listeners when it unmounts', () => {
    const { navigate, rerender } = show(<a href="/a/">Ir</a>);
    rerender(<a href="/a/">Ir</a>);
    expect(click(screen.getByRole('link'))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('adds nothing to the server’s HTML', () => {
    const card = <Card href="/a/" headline="Vuelve el tren" />;
    expect(renderToString(<LinkProvider navigate={vi.fn()}>{card}</LinkProvider>)).toBe(renderToString(card));
  });
});
