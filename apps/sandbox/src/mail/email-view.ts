import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { createElement as h, Fragment, type CSSProperties, type ReactElement } from 'react';
import type { BrandConfig } from 'rotativa/themes';
import { coloured, darkStyle, headline, localFonts, SHEET_PX } from './email-look.ts';
import type { MailText } from './texts.ts';
import { inVoice, WRITTEN_LINK } from './voice.ts';

export interface EmailContent {
  readonly text: MailText;
  readonly brand: BrandConfig;
  /** The address of the action. */
  readonly link: string | undefined;
  /** Why the recipient gets this e-mail. */
  readonly reason: string;
}

/** Omitted from the version in plain text. */
const HTML_ONLY = { 'data-skip-in-text': true };

const SPACE = '0 0 16px';
const BODY_TEXT: CSSProperties = { fontSize: 17, lineHeight: '26px', margin: SPACE };
const SMALL_TEXT: CSSProperties = { fontSize: 14, lineHeight: '21px', margin: SPACE };

/** The parts of every kind of e-mail: wordmark, title, words, one action, note, and who sends it and why. */
export function emailView({ text, brand, link, reason }: EmailContent): ReactElement {
  const { subject, greeting, paragraphs, action, note } = text;
  const ui = { fontFamily: localFonts(brand.values.light['font-ui']) };
  const head = headline(brand);
  const paragraph = (words: string, index: number) =>
    h(Text, { key: index, ...coloured('text', brand, { ...BODY_TEXT, ...ui }) }, lines(words));
  const small = (...words: string[]) =>
    words.map((line, index) =>
      h(Text, { key: index, ...coloured('muted', brand, { ...SMALL_TEXT, ...ui }) }, line),
    );

  return h(
    Html,
    { lang: brand.language, dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyle(brand) } }),
    ),
    h(
      Body,
      coloured('ground', brand, { margin: 0, padding: '24px 8px' }),
      h(Preview, null, paragraphs[0] ?? subject),
      h(
        Container,
        coloured('sheet', brand, {
          maxWidth: SHEET_PX,
          borderTopWidth: 6,
          borderTopStyle: 'solid',
        }),
        block(
          h(
            Text,
            coloured('text', brand, { ...head, fontSize: 30, lineHeight: '36px', margin: '0 0 28px' }),
            brand.name,
          ),
          h(
            Heading,
            {
              as: 'h1',
              ...coloured('text', brand, {
                ...head,
                fontSize: 24,
                lineHeight: '31px',
                margin: SPACE,
                textTransform: 'none',
              }),
            },
            subject,
          ),
          ...[...(greeting === undefined ? [] : [greeting]), ...paragraphs].map(paragraph),
          ...(action === undefined || link === undefined
            ? []
            : [button(action.label, link, brand, ui), ...writtenLink(link, brand, ui)]),
          ...(note === undefined ? [] : small(note)),
        ),
      ),
      h(
        Container,
        { style: { maxWidth: SHEET_PX } },
        block(...small(`${brand.name} · ${brand.legalName} · ${brand.address}`, reason)),
      ),
    ),
  );
}

/** Word, the engine of some readers of e-mail, has padding only in cells. */
const block = (...children: ReactElement[]) =>
  h(Row, null, h(Column, { style: { padding: '28px 24px 12px' } }, ...children));

/** Text that readers typed in several lines. */
const lines = (words: string) =>
  words.split(/\r?\n/).map((line, index) => h(Fragment, { key: index }, index > 0 ? h('br') : null, line));

function button(label: string, href: string, brand: BrandConfig, ui: CSSProperties): ReactElement {
  const { light } = brand.values;
  const style: CSSProperties = {
    ...ui,
    borderRadius: light['radius-control'],
    fontSize: 16,
    fontWeight: 700,
    padding: '14px 28px',
    margin: '8px 0 24px',
    textTransform: light['case-button'] as CSSProperties['textTransform'],
  };
  return h(Button, { href, ...coloured('button', brand, style) }, label);
}

/** The same address to read and to copy, for readers of e-mail that disable links. */
const writtenLink = (href: string, brand: BrandConfig, ui: CSSProperties) => [
  h(
    Text,
    { ...HTML_ONLY, ...coloured('muted', brand, { ...SMALL_TEXT, ...ui }) },
    inVoice(brand.voice, ...WRITTEN_LINK),
    h('br'),
    h(
      Link,
      { href, ...coloured('link', brand, { textDecoration: 'underline', wordBreak: 'break-all' }) },
      href,
    ),
  ),
];
