import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { lazy, Suspense, type ReactNode } from 'react';
import { renderToPipeableStream, renderToReadableStream, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { articleDate, relativeTime } from '../../domain/dates/format.ts';
import { errorMessage } from '../../domain/errors/catalogue.ts';
import { articleOf, rawStory } from '../../domain/fixtures/index.ts';
import { money } from '../../domain/sales/money.ts';
import { newPasswordForm, parseForm } from '../../forms/index.ts';
import { defineIsland, Island } from '../../islands/index.ts';
import { Islands, preload } from '../../islands/server.tsx';
import { headerMessages } from '../../themes/header-messages.ts';
import { brand as men } from '../../themes/men/index.ts';
import { readerMessages } from '../../themes/voice.ts';
import { blocks } from '../en/blocks.ts';
import { english } from '../en/index.ts';
import { setMessages, type MessagesOverride } from '../index.ts';
import { dialog } from '../components.ts';
import { subscriptionRenewal } from '../account-settings.ts';
import { MessagesProvider } from './provider.tsx';
import { setRequestMessages, withMessages } from './server.ts';

const spanishClose = dialog.close;
afterEach(() => setMessages({ dialog: { close: spanishClose } }));

/** Parts of a page, each of which says what language it is in. */
const Part = () => <Pagination page={2} pages={3} hrefOf={(page) => `/${page}/`} />;
const SPANISH = /Anterior/;
const ENGLISH = /Previous/;

/** A request whose parts end when the test lets them. */
interface Request {
  element: ReactNode;
  /** Lets the next part come. */
  goOn: () => void;
}

/** A page of three parts, each of which is suspended until another request has gone on. */
function request(wrap = (page: ReactNode): ReactNode => page): Request {
  const gates: (() => void)[] = [];
  const parts = Array.from({ length: 3 }, () => {
    const opened = new Promise<void>((resolve) => gates.push(resolve));
    return lazy(async () => {
      await opened;
      return { default: Part };
    });
  });
  const Page = parts.reduceRight<() => ReactNode>(
    (Inner, Late) => () => (
      <>
        <Part />
        <Suspense fallback={<p />}>
          <Late />
          <Inner />
        </Suspense>
      </>
    ),
    Part,
  );
  return { element: <main>{wrap(<Page />)}</main>, goOn: () => gates.shift()?.() };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const piped = (element: ReactNode): Promise<string> =>
  text(renderToPipeableStream(element).pipe(new PassThrough()));
const web = async (element: ReactNode): Promise<string> =>
  text((await renderToReadableStream(element)) as AsyncIterable<Uint8Array> as never);

/** Each of seven parts, three of which came later, and nothing of the other language. */
function expectWhole(html: string, own: RegExp, other: RegExp): void {
  expect(html.match(/<div hidden id="S:/g)!.length).toBeGreaterThanOrEqual(3);
  expect(html.match(new RegExp(own, 'g'))).toHaveLength(7);
  expect(html).not.toMatch(other);
}

describe('X18 words of one request', () => {
  it.each([
    ['renderToPipeableStream', piped],
    ['renderToReadableStream', web],
  ])('%s: are those of all its parts, while others that are suspended go on', async (_, stream) => {
    const spanish = request();
    const other = request();
    const plain = [stream(spanish.element)];
    const scoped = [withMessages(english, () => stream(other.element))];
    const third = request();
    scoped.push(withMessages(english, () => stream(third.element)));
    for (let at = 0; at < 3; at += 1)
      for (const one of [other, spanish, third]) {
        one.goOn();
        await nextTurn();
      }
    for (const html of await Promise.all(plain)) expectWhole(html, SPANISH, ENGLISH);
    for (const html of await Promise.all(scoped)) expectWhole(html, ENGLISH, SPANISH);
  });

  it('are gone after it, also when it throws', () => {
    const page = () => renderToString(<Part />);
    const fail = (): never => {
      throw new Error('no page');
    };
    for (let at = 0; at < 3; at += 1) {
      expect(withMessages(english, page)).toMatch(ENGLISH);
      expect(page()).toMatch(SPANISH);
      expect(() => withMessages(english, fail)).toThrow('no page');
      expect(page()).toMatch(SPANISH);
    }
  });

  it('are those of an inner scope in it', () => {
    const inner: MessagesOverride = { pagination: { previous: 'Zurück' } };
    const [before, within, after] = withMessages(english, () => [
      renderToString(<Part />),
      withMessages(inner, () => renderToString(<Part />)),
      renderToString(<Part />),
    ]);
    expect(before).toMatch(ENGLISH);
    expect(within).toContain('Zurück');
    expect(after).toMatch(ENGLISH);
  });

  it('are in its islands, which are roots of React too', async () => {
    const island = defineIsland<object>({
      name: 'late',
      when: 'load',
      load: async () => ({ default: Part }),
    });
    await preload([island]);
    const fail = (error: unknown): never => {
      throw error;
    };
    const page = () =>
      renderToString(
        <Islands onError={fail}>
          <Island definition={island} props={{}} />
        </Islands>,
      );
    expect(withMessages(english, page)).toMatch(ENGLISH);
    expect(page()).toMatch(SPANISH);
  });

  it('are in rules, which wait for services', async () => {
    const said = async (): Promise<unknown[]> => {
      await nextTurn();
      const form = parseForm(newPasswordForm, new URLSearchParams({ password: 'a', confirmPassword: 'b' }));
      return [
        articleDate('2025-03-31T15:30:00Z'),
        relativeTime('2025-03-31T15:30:00Z', '2025-03-31T17:31:00Z'),
        money(1999.5, 'EUR'),
        errorMessage({ code: '300040' }),
        form.status === 'error' && form.error?.['confirmPassword'],
        articleOf({ ...rawStory, headlines: { basic: '' } }).headline,
        readerMessages('tu').storiesLeft.one,
        readerMessages('usted').storiesLeft.one,
      ];
    };
    const [scoped, plain] = await Promise.all([withMessages(english, said), said()]);
    expect(scoped).toEqual([
      'March 31, 2025, 10:30\u00a0a.m.',
      '2 hours ago',
      '€1,999.50',
      'The password is wrong. Enter it again.',
      ['Your passwords do not match'],
      'Untitled',
      'You have one free story left.',
      'You have one free story left.',
    ]);
    expect(plain).toEqual([
      '31 de marzo de 2025, 10:30\u00a0a.\u00a0m.',
      'Hace 2 horas',
      expect.stringMatching(/1\.?999,50/),
      'La contraseña es incorrecta. Hay que escribirla de nuevo.',
      ['Tus contraseñas no coinciden'],
      'Sin título',
      'Te queda una nota gratis.',
      'Le queda una nota gratis.',
    ]);
  });

  it('leave out those of a brand’s header, which are in the brand’s language', () => {
    expect(headerMessages(men).searchPlaceholder).toBe('Busca en SoHo');
    expect(withMessages(english, () => headerMessages(men))).toMatchObject({
      searchPlaceholder: 'Search',
      enrol: 'Register',
    });
  });

  it('are completed by those of the process, in nested groups too, and each group is one object', () => {
    setMessages({ dialog: { close: 'Esc' } });
    const own: MessagesOverride = {
      pagination: { label: 'Pages' },
      voice: { usted: { storiesLeft: { one: 'One left.' } } },
    };
    withMessages(own, () => {
      expect(dialog.close).toBe('Esc');
      expect(readerMessages('usted').storiesLeft).toEqual({
        many: 'Le quedan {n} notas gratis.',
        one: 'One left.',
        none: 'Esta es su última nota gratis.',
      });
      expect(readerMessages('usted')).toBe(readerMessages('usted'));
    });
    expect(readerMessages('usted').storiesLeft.one).toBe('Le queda una nota gratis.');
  });

  it('do not become those of the process when an app sets some within a request', () => {
    withMessages(english, () => setMessages({ subscriptionRenewal: { next: 'Siga' }, dialog: {} }));
    expect(subscriptionRenewal.next).toBe('Siga');
    expect(subscriptionRenewal.back).toBe('Volver');
    setMessages({ subscriptionRenewal: { next: 'Continuar' } });
  });

  it('of a group that does not exist are an error, not silence', () => {
    const wrong = { pager: { label: 'Pages' } } as MessagesOverride;
    expect(() => withMessages(wrong, () => '')).toThrow("'pager'");
    expect(() => renderToString(<MessagesProvider messages={wrong}>{null}</MessagesProvider>)).toThrow(
      "'pager'",
    );
  });

  it('are chosen by setRequestMessages in server components only', () => {
    expect(() => setRequestMessages(english)).toThrow('withMessages(messages, render)');
  });

  it('of a dictionary that lacks one do not compile', () => {
    const { mostRead: _left, ...rest } = blocks;
    // @ts-expect-error `mostRead` is missing
    const wrong: typeof blocks = rest;
    expect(Object.keys(wrong)).not.toContain('mostRead');
  });
});

describe('MessagesProvider on a server', () => {
  const within = (page: ReactNode): ReactNode => (
    <MessagesProvider messages={english}>{page}</MessagesProvider>
  );

  it('chooses the words of what is in it, and of nothing beside it', () => {
    const html = renderToString(
      <>
        <Part />
        {within(<Carousel label="">{[<p key="a">A</p>, <p key="b">B</p>]}</Carousel>)}
        <Part />
      </>,
    );
    expect(html.match(/Anterior/g)?.length).toBe(2);
    expect(html).toContain('Slide 1 of 2');
    expect(dialog.close).toBe(spanishClose);
  });

  it('chooses them for parts that come later, while other requests go on', async () => {
    const spanish = request();
    const other = request(within);
    const pages = Promise.all([piped(spanish.element), piped(other.element)]);
    for (let at = 0; at < 3; at += 1)
      for (const one of [other, spanish]) {
        one.goOn();
        await nextTurn();
      }
    const [plain, scoped] = await pages;
    expectWhole(plain, SPANISH, ENGLISH);
    expectWhole(scoped, ENGLISH, SPANISH);
  });

  it('leaves nothing, also when its last part came later', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const other = request(within);
    const page = piped(other.element);
    for (let at = 0; at < 3; at += 1) {
      await nextTurn();
      other.goOn();
    }
    expectWhole(await page, ENGLISH, SPANISH);
    expect(renderToString(<Part />)).toMatch(SPANISH);
    expect(articleDate('2025-03-31')).toBe('31 de marzo de 2025');
    expect(complain).not.toHaveBeenCalled();
  });

  it.each([
    ['renderToString', async (page: ReactNode) => renderToString(page)],
    ['renderToPipeableStream', piped],
  ])('comes before the request’s, as it is nearer: %s', async (_, render) => {
    const nearer: MessagesOverride = { pagination: { previous: 'Zurück' } };
    const page = (
      <MessagesProvider messages={nearer}>
        <Part />
      </MessagesProvider>
    );
    expect(await withMessages(english, () => render(page))).toContain('Zurück');
  });
});
