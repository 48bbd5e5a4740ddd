// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { fromData } from './data.ts';
import { defineIsland, Island } from './index.ts';
import { createIslandMemory, Islands, preload } from './server.tsx';

interface HelloProps {
  name: string;
}
const Hello = ({ name }: HelloProps) => <button>Hola, {name}</button>;
const hello = () =>
  defineIsland<HelloProps>({ name: 'hello', when: 'intent', load: async () => ({ default: Hello }) });

describe('defineIsland', () => {
  it('refuses a name that could not prefix an id', () => {
    expect(() => defineIsland<HelloProps>({ ...hello(), name: 'Hola Mundo' })).toThrow('lower-case words');
  });

  it('refuses props that JSON would lose, at compile time', () => {
    // @ts-expect-error a function is not a plain prop
    defineIsland<{ onClose: () => void }>({
      name: 'a',
      when: 'load',
      load: async () => ({ default: () => null }),
    });
    // @ts-expect-error a Date is not a plain prop
    defineIsland<{ at: Date }>({ name: 'b', when: 'load', load: async () => ({ default: () => null }) });
    defineIsland<{ links: readonly { href: string; icon?: string }[]; n: number | null }>({
      name: 'c',
      when: 'load',
      load: async () => ({ default: () => null }),
    });
  });
});

describe('Island without a host', () => {
  it('renders in place when its code is loaded', async () => {
    const { container } = render(<Island definition={hello()} props={{ name: 'Ana' }} />);
    await screen.findByRole('button', { name: 'Hola, Ana' });
    expect(container.querySelector('rt-island')).toBeNull();
  });

  it('renders in place on the server after preload', async () => {
    const island = hello();
    await preload([island]);
    expect(renderToString(<Island definition={island} props={{ name: 'Ana' }} />)).toContain(
      'Hola, <!-- -->Ana',
    );
  });

  it('leaves the page as it is, and begins no second time, while a part of it is on its way', async () => {
    let resolve!: (module: { default: () => ReactNode }) => void;
    const promise = new Promise<{ default: () => ReactNode }>((done) => (resolve = done));
    const Late = lazy(() => promise);
    const Opens = () => {
      const [isOpen, setOpen] = useState(false);
      return isOpen ? <Late /> : <button onClick={() => setOpen(true)}>Abrir</button>;
    };
    const island = defineIsland<HelloProps>({
      name: 'opens',
      when: 'load',
      load: async () => ({ default: Opens }),
    });
    await preload([island]);
    render(
      <Suspense fallback="La página espera">
        <p>El texto</p>
        <Island definition={island} props={{ name: '' }} />
      </Suspense>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.getByText('El texto')).toBeVisible();
    expect(screen.queryByText('La página espera')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull();
    resolve({ default: () => <p>Lo que llegó tarde</p> });
    expect(await screen.findByText('Lo que llegó tarde')).toBeVisible();
  });
});

describe('Island under a host', () => {
  it('is a separate root with its name, trigger, prefix and props', async () => {
    const island = hello();
    await preload([island]);
    const html = renderToString(
      <Islands onError={vi.fn()}>
        <Island definition={island} props={{ name: '<Ana>' }} />
        <Island definition={island} props={{ name: 'Luz' }} />
      </Islands>,
    );
    document.body.innerHTML = html;
    const [first, second] = document.querySelectorAll('rt-island');
    expect(first!.getAttribute('pre')).toBe('hello0-');
    expect(second!.getAttribute('pre')).toBe('hello1-');
    expect([first!.getAttribute('name'), first!.getAttribute('when')]).toEqual(['hello', 'intent']);
    expect(first!.getAttribute('data')).toBe('{`name`:`\\u003cAna>`}');
    expect(fromData(first!.getAttribute('data')!)).toEqual({ name: '<Ana>' });
    expect(first!.textContent).toBe('Hola, <Ana>');
  });

  it('reports and omits an island that was not preloaded', () => {
    const onError = vi.fn();
    const html = renderToString(
      <Islands onError={onError}>
        <p>sigue</p>
        <Island definition={hello()} props={{ name: 'Ana' }} />
      </Islands>,
    );
    expect(html).toBe('<p>sigue</p>');
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('preload') }),
      'hello',
    );
  });
});

describe('the memory of islands', () => {
  it('renders an island once for all pages that have it alike', async () => {
    let rendered = 0;
    const Counted = ({ name }: HelloProps) => {
      rendered += 1;
      return <b>{name}</b>;
    };
    const counted = (name: string) =>
      defineIsland<HelloProps>({ name, when: 'load', load: async () => ({ default: Counted }) });
    const [one, other] = [counted('one'), counted('other')];
    await preload([one, other]);
    const memory = createIslandMemory();
    const page = (island: typeof one, name: string, isKept = true) =>
      renderToString(
        <Islands onError={vi.fn()} {...(isKept && { memory })}>
          <Island definition={island} props={{ name }} />
        </Islands>,
      );
    const [first, second] = [page(one, 'Ana'), page(one, 'Ana')];
    expect([second, rendered]).toEqual([first, 1]);
    expect(page(one, 'Eva')).toContain('<b>Eva</b>');
    expect(page(other, 'Ana')).not.toBe(first);
    expect(rendered).toBe(3);
    expect([page(one, 'Ana', false), rendered]).toEqual([first, 4]);
  });

  it('does not keep an error', async () => {
    let fails = true;
    const failing = defineIsland<HelloProps>({
      ...{ name: 'failing', when: 'load' },
      load: async () => ({
        default: ({ name }) => {
          if (fails) throw new Error('no');
          return <b>{name}</b>;
        },
      }),
    });
    await preload([failing]);
    const memory = createIslandMemory();
    const page = () =>
      renderToString(
        <Islands onError={() => undefined} memory={memory}>
          <Island definition={failing} props={{ name: 'Ana' }} />
        </Islands>,
      );
    expect(page()).toBe('');
    fails = false;
    expect(page()).toContain('<b>Ana</b>');
  });
});

describe('the loader', () => {
  // The error of code that does not come, with its type and request, is 60 bytes of it; links that wait are 30.
  it('is at most 1,120 bytes of brotli', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      // Vite's preload helper and polyfill are not the loader: the sites' build leaves both out.
      plugins: [
        {
          name: 'no-preload-helper',
          enforce: 'pre',
          load: (id) =>
            id.includes('vite/preload-helper') ? 'export const __vitePreload = (f) => f()' : null,
        },
      ],
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: `${import.meta.dirname}/client.ts`,
          preserveEntrySignatures: 'strict',
          // Code for the first intent is a separate chunk.
          external: [/hydrate\.tsx$/],
        },
      },
    });
    const [output] = [built].flat() as { output: { code?: string }[] }[];
    const code = output!.output.map((chunk) => chunk.code ?? '').join('');
    expect(code).toContain('rt-island');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1120);
  }, 30_000);
});
