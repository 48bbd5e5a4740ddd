// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, describe, vi } from 'vitest';
import { Card } from '../components/Card/index.ts';
import { DialogClose } from '../components/Dialog/index.ts';
import { Drawer } from '../components/Drawer/index.ts';
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
    fireEvent.pointerMove(link);
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

  it('prefetches an address once, when a pointer moves over a link to it or the focus reaches one', () => {
    const { prefetch } = show(
      <>
        <Link href="/a/">Uno</Link>
        <Link href="/b/">Dos</Link>
        <Link href="/a/">Tres</Link>
      </>,
    );
    const [one, two, three] = screen.getAllByRole('link');
    fireEvent.pointerMove(one!);
    fireEvent.focusIn(two!);
    fireEvent.pointerMove(three!);
    expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/']]);
  });

  it('removes its listeners when it unmounts', () => {
    const { navigate, rerender } = show(<a href="/a/">Ir</a>);
    rerender(<a href="/a/">Ir</a>);
    expect(click(screen.getByRole('link'))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  describe('and the forms of searches', () => {
    /** Presses the button of the form, and returns whether the browser would send it. */
    function send(): boolean {
      let native = false;
      const last = (event: Event): void => {
        native = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('submit', last, { once: true });
      fireEvent.click(screen.getByRole('button'));
      window.removeEventListener('submit', last);
      return native;
    }
    const query = <input name="q" defaultValue="café & té" />;

    it('hands the address that the browser would open to the router', () => {
      const { navigate } = show(
        <form action="/buscador/?de=antes">
          {query}
          <input name="callada" defaultValue="no" disabled />
          <button name="orden" value="fecha">
            Buscar
          </button>
        </form>,
      );
      expect(send()).toBe(false);
      expect(navigate.mock.calls).toEqual([['/buscador/?q=caf%C3%A9+%26+t%C3%A9&orden=fecha']]);
    });

    it('follows the address of the button, or of the page', () => {
      const { navigate } = show(
        <form>
          {query}
          <button formAction="/archivo/#dias">Buscar</button>
        </form>,
      );
      send();
      screen.getByRole('button').removeAttribute('formaction');
      send();
      expect(navigate.mock.calls).toEqual([
        ['/archivo/?q=caf%C3%A9+%26+t%C3%A9#dias'],
        ['/?q=caf%C3%A9+%26+t%C3%A9'],
      ]);
    });

    it.each([
      ['that is posted', { method: 'post' }, {}],
      ['that its button posts', {}, { formMethod: 'post' }],
      ['of a dialog', { method: 'dialog' }, {}],
      ['for another window', { target: '_blank' }, {}],
      ['whose button opens another window', {}, { formTarget: '_blank' }],
      ['that is said to be external', { rel: 'noreferrer external' }, {}],
      ['of another origin', { action: 'https://otro.example/buscar/' }, {}],
    ])('leaves one %s to the browser', (_, form, button) => {
      const { navigate } = show(
        <form action="/buscador/" {...form}>
          {query}
          <button {...button}>Buscar</button>
        </form>,
      );
      expect(send()).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    });

    it('ignores one that another handler has prevented', () => {
      const { navigate } = show(
        <form action="/buscador/" onSubmit={(event) => event.preventDefault()}>
          <button>Buscar</button>
        </form>,
      );
      send();
      expect(navigate).not.toHaveBeenCalled();
    });

    it('leaves one to the browser that the app does not serve, or after it unmounts', () => {
      const form = (
        <form action="/tienda/">
          <button>Buscar</button>
        </form>
      );
      const { navigate, rerender } = show(form, vi.fn().mockReturnValue(false));
      expect(send()).toBe(true);
      rerender(form);
      expect(send()).toBe(true);
      expect(navigate).toHaveBeenCalledOnce();
    });
  });

  it('lets a link close the drawer that stays in a layout', async () => {
    const { navigate } = show(
      <Drawer title="Secciones" defaultOpen>
        <DialogClose asChild>
          <Link href="/nacion/">Nación</Link>
        </DialogClose>
      </Drawer>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Nación' }));
    expect(navigate.mock.calls).toEqual([['/nacion/']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds nothing to the server’s HTML', () => {
    const card = <Card href="/a/" headline="Vuelve el tren" />;
    expect(renderToString(<LinkProvider navigate={vi.fn()}>{card}</LinkProvider>)).toBe(renderToString(card));
  });
});
