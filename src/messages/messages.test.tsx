import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import Film from '../blocks/body/BodyVideo/Film.tsx';
import { countdownMessages } from '../blocks/events/Countdown/countdown-messages.ts';
import { mostReadBoxBlock } from '../blocks/lists/MostReadBox/MostReadBox.block.ts';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Slider } from '../components/Slider/Slider.tsx';
import { sortRows } from '../components/Table/sort.ts';
import { isNewsroom } from '../domain/article/byline.ts';
import { articleDate, headerDate, relativeTime } from '../domain/dates/format.ts';
import { errorMessage } from '../domain/errors/catalogue.ts';
import { eventDate } from '../domain/event/when.ts';
import { articleOf, rawStory } from '../domain/fixtures/index.ts';
import { image } from '../domain/fixtures/elements.ts';
import { money } from '../domain/sales/money.ts';
import { articleData } from '../domain/structured-data/article.ts';
import { emailLinkForm, newPasswordForm, newsletterForm, parseForm, signInForm } from '../forms/index.ts';
import { Outcome } from '../patterns/account/settings-parts/Outcome.tsx';
import { headerMessages } from '../themes/header-messages.ts';
import { brand as men } from '../themes/men/index.ts';
import { readerMessages } from '../themes/voice.ts';
import { brand as weekly } from '../themes/weekly/index.ts';
import { countdown } from './countdown.ts';
import { dialog } from './components.ts';
import { subscriptionRenewal, subscriptionSettings } from './account-settings.ts';
import { setMessages, type MessagesOverride } from './index.ts';
import { DICTIONARY } from './scopes/dictionary.ts';

const MODULES = Object.values(import.meta.glob<object>(['./*.ts', '!./index.ts'], { eager: true }));
const groups: [string, object][] = MODULES.flatMap((module) => Object.entries<object>({ ...module }));
const copy = <T extends object>(group: T): T => ({ ...group });
const spanish = Object.fromEntries(groups.map(([name, group]) => [name, copy(group)])) as MessagesOverride;
afterEach(() => setMessages(spanish));

const pages = (label?: string): string =>
  renderToStaticMarkup(
    <Pagination page={1} pages={2} hrefOf={(page) => `/${page}/`} {...(label && { label })} />,
  );

describe('the words', () => {
  it('are in groups whose names differ, so that one object holds them all', () => {
    const names = groups.map(([name]) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(DICTIONARY).sort()).toEqual(names.sort());
  });

  it.each(groups)('of the group %s can be replaced, each of them', (name, group) => {
    const marks = copy(group) as Record<string, unknown>;
    for (const word of Object.keys(marks)) marks[word] = `${name}.${word}`;
    setMessages({ [name]: marks } as object as MessagesOverride);
    expect(copy(group)).toEqual(marks);
  });

  it('are Spanish until an app replaces them, one by one', () => {
    expect(pages()).toContain('aria-label="Paginación"');
    setMessages({
      pagination: { label: 'Pages', page: (page) => `Page ${page}` },
      skipLink: { text: 'Skip' },
    });
    expect(pages()).toContain('aria-label="Pages"');
    expect(pages()).toContain('aria-label="Page 2"');
    expect(pages(), 'what is not replaced stays').toContain('Siguiente');
    expect(renderToStaticMarkup(<SkipLink />)).toContain('>Skip<');
  });

  it('are overridden by the props of a piece', () => {
    setMessages({ pagination: { label: 'Pages' } });
    expect(pages('Results')).toContain('aria-label="Results"');
  });

  it('reach code without React', () => {
    setMessages({ countdown: { left: 'Starts in', days: ['day', 'days'], hours: ['hour', 'hours'] } });
    const { text } = countdownMessages({ days: 1, hours: 2, minutes: 5 });
    expect(text).toBe('Starts in 1 day, 2 hours, 5 minutos');
  });

  it('are the defaults of what editors may set in a block', () => {
    const titleOf = () => (mostReadBoxBlock.settings.parse({}) as { title: string }).title;
    expect(titleOf()).toBe('Lo más leído');
    setMessages({ mostRead: { title: 'Most read' } });
    expect(titleOf()).toBe('Most read');
  });

  it('address the reader in the form of a brand, in its header too, whose own words override them', () => {
    setMessages({
      voice: { usted: { keepReading: 'Keep reading', enrol: 'Enrol' } },
      header: { menu: 'Menu', searchPlaceholder: 'Search' },
    });
    expect(readerMessages('usted').keepReading).toBe('Keep reading');
    expect(readerMessages('tu').keepReading).toBe('Sigue leyendo con tu suscripción');
    expect(headerMessages(weekly)).toMatchObject({ menu: 'Menu', enrol: 'Enrol', account: 'Cuenta' });
    expect(headerMessages(men)).toMatchObject({ menu: 'Menu', searchPlaceholder: 'Busca en SoHo' });
  });

  it('that are omitted stay, in nested groups too', () => {
    const { orderStates } = subscriptionSettings;
    setMessages({ subscriptionSettings: { orderStates: { Paid: 'Settled' } }, dialog: { close: undefined } });
    expect(subscriptionSettings.orderStates).toEqual({ ...orderStates, Paid: 'Settled' });
    expect(dialog.close).toBe('Cerrar');
  });

  it('in a list are replaced as a whole, which may be shorter', () => {
    setMessages({
      subscriptionRenewal: { reasons: [{ code: '1', text: 'Too dear' }] },
      countdown: { days: ['day', 'days'] },
    });
    expect(subscriptionRenewal.reasons).toEqual([{ code: '1', text: 'Too dear' }]);
    expect(countdown.days).toEqual(['day', 'days']);
  });

  it('of an unknown group are an error, not silence', () => {
    expect(() => setMessages({ pager: { label: 'Pages' } } as MessagesOverride)).toThrow("'pager'");
  });
});

describe('the words of rules', () => {
  const element = (type: string, own: object) => ({ _id: type, type, ...own });
  const raw = {
    ...rawStory,
    headlines: { basic: '' },
    credits: { by: [] },
    copyright: '',
    promo_items: { basic: { ...image, credits: { by: [{ type: 'author', name: 'Ana Ruiz' }] } } },
    corrections: ['It was 2024.'],
    content_elements: [
      element('correction', { correction_type: 'clarification', text: 'It was 2025.' }),
      element('interstitial_link', { url: 'https://www.ejemplo.com/a/', content: 'Before' }),
      element('raw_html', { content: '<div class="context_pdf" data-src="https://a.co/b.pdf"></div>' }),
      element('oembed_response', {
        subtype: 'twitter',
        raw_oembed: { type: 'rich', url: 'https://x.com/a' },
      }),
      element('raw_html', { content: '<iframe src="https://a.example.net/map" height="300"></iframe>' }),
    ],
  };
  const CAPTIONS = ['fr', 'de'].map((language) => ({ language, src: `https://a.co/${language}.vtt` }));
  const ENGLISH: MessagesOverride = {
    author: { newsroom: (site) => `${site} staff` },
    credit: { photo: (names) => `Photo: ${names}` },
    headline: { missing: 'Untitled' },
    corrections: { correction: 'Correction', clarification: 'Clarification' },
    bodyElements: {
      context: 'Context:',
      pdf: 'PDF document',
      post: 'See the post',
      frame: 'Embedded content',
    },
    dates: {
      months: Array.from({ length: 12 }, (_, at) => `Month${at + 1}`),
      long: (day, month, year) => `${month} ${day}, ${year}`,
    },
    headerDates: { weekdays: Array.from({ length: 7 }, (_, at) => `Day${at}`) },
    eventDates: { months: Array.from({ length: 12 }, (_, at) => `M${at + 1}`) },
    clock: { am: 'am' },
    relativeTimes: { now: 'Just now', minutes: (count) => `${count} minutes ago` },
    accountRules: { email: 'Not an address', passwordLength: 'Between 8 and 12' },
    newsletterMessages: { empty: 'Give an address' },
    errors: { '300040': 'Wrong password', requiredField: 'Required', passwordsDoNotMatch: 'They differ' },
    errorContexts: { link: 'The link is over' },
    errorSubjects: { cart: 'The cart failed', unknown: (codes) => `Failed: ${codes}` },
  };

  it('are in a prepared article, and in its structured data', () => {
    const before = JSON.stringify(articleOf(raw));
    for (const word of ['Redacción Semanario', 'Foto: Ana Ruiz', 'Sin título', 'Corrección', 'Aclaración'])
      expect(before).toContain(word);
    for (const word of ['Contexto:', 'Documento PDF', 'Ver la publicación', 'Contenido incrustado'])
      expect(before).toContain(word);
    setMessages(ENGLISH);
    const article = articleOf(raw);
    const after = JSON.stringify(article);
    for (const word of ['Semanario staff', 'Photo: Ana Ruiz', 'Untitled', 'Correction', 'Clarification'])
      expect(after).toContain(word);
    for (const word of ['Context:', 'PDF document', 'See the post', 'Embedded content'])
      expect(after).toContain(word);
    expect(after).not.toMatch(
      /Redacci|Foto:|Sin título|Correcci|Aclaraci|Contexto|Documento|Ver la|Contenido/,
    );
    const data = articleData(article, { origin: 'https://www.ejemplo.com', name: 'Semanario', free: true });
    expect(data['author']).toMatchObject([{ '@type': 'Organization', name: 'Semanario staff' }]);
  });

  it('of a newsroom are recognised, also those that documents have', () => {
    setMessages(ENGLISH);
    expect(isNewsroom({ text: 'Redacción Nación' })).toBe(true);
    expect(isNewsroom({ text: 'Semanario staff' }, 'Semanario')).toBe(true);
    expect(isNewsroom({ text: 'Ana Ruiz' }, 'Semanario')).toBe(false);
  });

  it('are in dates', () => {
    setMessages(ENGLISH);
    const at = '2025-03-31T15:30:00Z';
    expect(articleDate(at)).toBe('Month3 31, 2025, 10:30\u00a0am');
    expect(headerDate(at)).toBe('Day1, Month3 31, 2025');
    expect(eventDate(at)?.month).toBe('M3');
    expect(relativeTime(at, '2025-03-31T15:31:00Z')).toBe('Just now');
    expect(relativeTime(at, '2025-03-31T15:42:00Z')).toBe('12 minutes ago');
    expect(relativeTime(at, '2025-03-31T17:31:00Z'), 'what is not replaced stays').toBe('Hace 2 horas');
  });

  it('name the language of numbers, of names of languages, and of structured data', () => {
    const shown = (): string[] => [
      money(1999.5, 'USD'),
      renderToStaticMarkup(<Slider label="Size" defaultValue={0.5} step={0.1} />),
      renderToStaticMarkup(<Film title="Film" sources={[]} captions={CAPTIONS} />),
      sortRows(
        ['z', 'ä'].map((id) => ({ id, cells: { id } })),
        { column: 'id', direction: 'ascending' },
      )
        .map(({ id }) => id)
        .join(''),
    ];
    expect(shown()).toEqual([
      expect.stringContaining('1.999,50'),
      expect.stringContaining('>0,5<'),
      expect.stringContaining('francés'),
      'äz',
    ]);
    setMessages({ language: { tag: 'sv' } });
    expect(shown()).toEqual([
      expect.stringMatching(/1\s999,50/),
      expect.stringContaining('>0,5<'),
      expect.stringContaining('franska'),
      'zä',
    ]);
    setMessages({ language: { tag: 'en' } });
    expect(shown()).toEqual([
      expect.stringContaining('1,999.50'),
      expect.stringContaining('>0.5<'),
      expect.stringContaining('French'),
      'äz',
    ]);
    const site = { origin: 'https://www.ejemplo.com', name: 'Semanario', free: true };
    expect(articleData(articleOf(raw), site)['inLanguage']).toBe('en');
  });

  it('are what an error shows', () => {
    const shown = (error: object): string =>
      renderToStaticMarkup(<Outcome of={{ state: 'failed', error } as never} done="" />);
    expect(shown({ code: '300040' })).toContain('La contraseña es incorrecta');
    setMessages(ENGLISH);
    expect(shown({ code: '300040' })).toContain('>Wrong password<');
    expect(shown({ code: '999999', message: 'Cart is empty' })).toContain('The cart failed');
    expect(shown({ code: '4242' })).toContain('Failed: 4242');
    expect(errorMessage({ code: '100018' }, 'link')).toBe('The link is over');
  });

  it('are at the fields of forms, which are made before they are replaced', () => {
    const errorsOf = (form: Parameters<typeof parseForm>[0], fields: Record<string, string>) => {
      const sent = parseForm(form, new URLSearchParams(fields));
      return sent.status === 'error' && sent.error;
    };
    setMessages(ENGLISH);
    expect(errorsOf(signInForm, { userName: '', password: 'x' })).toEqual({ userName: ['Required'] });
    expect(errorsOf(emailLinkForm, { email: 'ana' })).toEqual({ email: ['Not an address'] });
    expect(errorsOf(newPasswordForm, { password: 'a', confirmPassword: 'b' })).toEqual({
      password: ['Between 8 and 12'],
      confirmPassword: ['They differ'],
    });
    expect(errorsOf(newsletterForm(), { email: '', policy: 'on' })).toEqual({ email: ['Give an address'] });
  });
});
