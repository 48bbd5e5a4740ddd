import type { ReactNode } from 'react';
import { Table } from '../../../src/components/Table/index.ts';
import {
  articleDate,
  clockTime,
  headerDate,
  longDate,
  relativeTime,
} from '../../../src/domain/dates/format.ts';
import { eventDate } from '../../../src/domain/event/when.ts';
import { money } from '../../../src/domain/sales/money.ts';
import { playingTime } from '../../../src/domain/video/duration.ts';
import type { BrandConfig } from '../../../src/themes/brand.ts';
import { Stage } from './Stage.tsx';
import { useBrand } from './theme.ts';

/** An evening in Colombia. */
const AT = '2026-03-08T19:05:00-05:00';
const later = (minutes: number): Date => new Date(Date.parse(AT) + minutes * 60_000);

type Format = readonly [use: string, text: string, by: string];

const DATES: readonly Format[] = [
  ['Under the title of a story', articleDate(AT), 'articleDate'],
  ['In an account, on an order', longDate(AT), 'longDate'],
  ['In a header, on an event', headerDate(AT), 'headerDate'],
  ['In a live blog of one day', clockTime(AT), 'clockTime'],
  ['In a list, after two minutes', relativeTime(AT, later(2)), 'relativeTime'],
  ['In a list, after twelve minutes', relativeTime(AT, later(12)), 'relativeTime'],
  ['In a list, after two hours', relativeTime(AT, later(125)), 'relativeTime'],
  ['In a list, after six hours', relativeTime(AT, later(360)), 'relativeTime'],
  ['In a programme, as numerals', eventDate(AT)!.numerals, 'eventDate'],
  ['On a video or a recording', playingTime(3_729_000), 'playingTime'],
];

const pricesOf = ({ offer }: BrandConfig): readonly Format[] => [
  ['An amount: a point for thousands, no cents', money(199_000), 'money'],
  ['A large amount', money(2_480_000), 'money'],
  ['In the offer, as printed', `${offer.price} ${offer.period}`, 'offer.price'],
];

const COLUMNS = [
  { id: 'use', header: 'Where' },
  { id: 'text', header: 'Written' },
  { id: 'by', header: 'By' },
];

interface FormatTableProps {
  caption: string;
  formats: readonly Format[];
  show: (text: string) => ReactNode;
}

const FormatTable = ({ caption, formats, show }: FormatTableProps) => (
  <Table
    caption={caption}
    stack
    columns={COLUMNS}
    rows={formats.map(([use, text, by]) => ({
      id: use,
      cells: { use, text: show(text), by: <code>{by}</code> },
    }))}
  />
);

/** Dates, times and prices of the chosen brand, from the functions that its pages call. */
export function Formats() {
  const brand = useBrand();
  return (
    <Stage>
      <FormatTable
        caption={`Dates and times${brand ? ` in ${brand.name}` : ''}`}
        formats={DATES}
        show={(text) => (
          <time lang="es-CO" className="foundations-time">
            {text}
          </time>
        )}
      />
      {brand && (
        <FormatTable
          caption={`Prices in ${brand.name}`}
          formats={pricesOf(brand)}
          show={(text) => <span lang="es-CO">{text}</span>}
        />
      )}
    </Stage>
  );
}
