import { accountSectionAt } from 'rotativa/patterns/account';
import type { HelpQuestion, HelpText } from 'rotativa/patterns/help/HelpCentre';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { helpPaths } from '../addresses/fixed-paths.fixture.ts';
import { infoPages } from '../info/index.ts';
import { emailLinkPageAt } from '../email-links.ts';
import { HELP_TOPICS, helpPageAt, searchHelp, sentIn, subtopicsOf } from './index.ts';
import { searchedWords } from './search.ts';

const textOf = (words: HelpText): string =>
  typeof words === 'string'
    ? words
    : words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const questionsOf = (brand: (typeof BRAND_CONFIGS)['weekly']): HelpQuestion[] =>
  HELP_TOPICS.flatMap((topic) => subtopicsOf(topic).flatMap((page) => [...page.questions(brand)]));

describe('B14 the topics of the help centre', () => {
  it('have the keys of the customer service', () => {
    expect(
      HELP_TOPICS.map((topic) => [topic.key, 'pages' in topic ? topic.pages.map(({ key }) => key) : []]),
    ).toEqual([
      [
        'datos-personales',
        ['actualizacion-datos-personales', 'tratamiento-datos', 'requerimientos-sobre-tratamiento-datos'],
      ],
      ['suscripcion', ['renovaciones', 'cambios-en-mi-suscripcion', 'tipos-de-suscripciones']],
      ['transacciones', ['devoluciones', 'facturacion', 'medios-de-pago']],
      ['entrega-periodico', []],
      [
        'soporte-tecnico',
        [
          'accesso-a-mi-suscripcion-digital',
          'accesso-a-mi-contenido',
          'ediciones-impresas-en-formato-digital',
        ],
      ],
      ['contenido-editorial', []],
      ['clasificados', []],
      ['pqrs', []],
    ]);
  });
});

describe.each(BRANDS)('B14 the help centre of %s', (key) => {
  const brand = BRAND_CONFIGS[key];
  const questions = questionsOf(brand);

  it('each question has its own address, and an answer', () => {
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(questions.filter(({ answer }) => answer.length === 0)).toEqual([]);
  });

  it('names every fact of the customer service', () => {
    const all = questions.flatMap(({ answer, steps = [] }) => [...answer, ...steps].map(textOf)).join('\n');
    for (const fact of [
      'hasta en 4 dispositivos',
      'últimas 7 ediciones impresas',
      'antes de las 3:00 p. m.',
      'siguiente día hábil',
      '5 días hábiles',
      '15 días calendario',
      'no más de 30 días',
      '2 días antes',
      'antes del mediodía',
      'el mismo día',
      'Android 8.2',
      'iOS 8.0',
      'Visa, Mastercard, American Express y Diners',
    ])
      expect(all).toContain(fact);
  });

  it('its links lead to pages of the site', () => {
    const links = questions
      .flatMap(({ answer, steps = [] }) => [...answer, ...steps])
      .flatMap((words) => (typeof words === 'string' ? [] : words))
      .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));
    const known = (path: string) =>
      infoPages(brand).has(path) ||
      helpPageAt(brand, path) ||
      accountSectionAt(brand, path) ||
      emailLinkPageAt(brand, path) ||
      [brand.routes.consent, brand.properties.sicURL].includes(path) ||
      path.startsWith('mailto:');
    expect(links.filter((href) => !known(href))).toEqual([]);
  });

  it('finds a question by the words in it, whatever their accents, capitals and number', () => {
    for (const requested of ['contraseña', 'CONTRASENA', 'contraseñas', '¿olvidó la Contraseña?'])
      expect(searchHelp(brand, requested)[0]?.questions[0]?.id).toBe('olvide-contrasena');
    expect(searchHelp(brand, 'factura empresa')[0]?.questions[0]?.id).toBe('factura-empresa');
  });

  it.each(['zzqqxx', 'factura zzqqxx', '', '¿?', '.*', '%'])('finds nothing for %j', (requested) => {
    expect(searchHelp(brand, requested)).toEqual([]);
  });

  it('has a page for each path, and no other', () => {
    expect(helpPaths(brand)).toHaveLength(23);
    for (const path of helpPaths(brand)) expect(helpPageAt(brand, path)).toBeTruthy();
    for (const path of ['/ayuda/no/', '/ayuda/pqrs/pqrs/', '/ayuda/suscripcion/devoluciones/', '/ayudas/'])
      expect(helpPageAt(brand, path)).toBeUndefined();
    const without = { ...brand, features: { ...brand.features, helpCentre: false } };
    expect([helpPageAt(without, '/ayuda/'), helpPaths(without)]).toEqual([undefined, []]);
  });
});

describe('B14 addresses of the help centre', () => {
  it('a search of only common words keeps them', () => {
    expect(searchedWords('¿Cómo se paga con la tarjeta?')).toEqual(['paga', 'tarjeta']);
    expect(searchedWords('por que')).toEqual(['por', 'que']);
  });

  it.each([
    ['12', { number: 12 }],
    ['enviado', {}],
    ['0', undefined],
    ['-1', undefined],
    ['1e9', undefined],
    ['12345678901', undefined],
    ['<b>', undefined],
    ['', undefined],
  ])('the case %j', (given, sent) => {
    expect(sentIn(new URLSearchParams({ caso: given }))).toEqual(sent);
  });
});
