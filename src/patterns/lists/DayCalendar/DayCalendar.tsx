import { Button } from '../../../components/Button/Button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../components/Icon/icons/arrows.ts';
import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import { Input } from '../../../components/Input/Input.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { addMonths, weeksOf, type Day } from '../../../domain/dates/calendar.ts';
import { archiveDate } from '../../../domain/dates/format.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { dayCalendar as messages } from '../../../messages/patterns.ts';
import { DayCalendarRoot } from './DayCalendar.styles.ts';

export interface DayCalendarProps extends RootProps<'nav'> {
  /** A heading that leads to the archive, on pages that are no part of it. */
  title?: string | undefined;
  /** The month that it shows, such as '2026-11'. */
  month: string;
  /** The chosen day; undefined for the page of a month. */
  day?: Day | undefined;
  /** The current day of the readers. Later days have no link. */
  today: Day;
  /** The first day of the archive. */
  first: Day;
  /** The days of the month that have stories; undefined if they are unknown, so that every day has a link. */
  days?: readonly Day[] | undefined;
  /** Path of the archive: a day is at '{base}2026-11-20/', a month at '{base}2026-11/'. */
  base: string;
  /** Where the form with a day goes. */
  action: string;
}

const monthOf = (day: Day): string => day.slice(0, 7);
/** 'noviembre de 2026' */
const monthName = (month: string): string => archiveDate(`${month}-01`).replace(/^1 de /, '');

/** One month of an archive as links: the days with stories, the months beside it, and a field for any day. @see B9 */
export const DayCalendar = styleable<DayCalendarProps>(
  DayCalendarRoot,
  function DayCalendar({ title, month, day, today, first, days, base, action, ...rest }) {
    const start = `${month}-01`;
    const [before, after] = [-1, 1].map((by) => monthOf(addMonths(start, by))) as [string, string];
    const Month = title ? 'h3' : 'h2';
    const isOpen = (one: Day): boolean => one >= first && one <= today && (days?.includes(one) ?? true);
    return (
      <DayCalendarRoot data-titled={title ? true : undefined} aria-label={messages.label} {...rest}>
        {title && <SectionHeader title={title} href={base} more={messages.more} />}
        <div className="bar">
          {before >= monthOf(first) && (
            <IconLink
              className="before"
              icon={chevronLeftIcon}
              label={messages.month(monthName(before))}
              href={`${base}${before}/`}
            />
          )}
          <Month className="month">{monthName(month)}</Month>
          {after <= monthOf(today) && (
            <IconLink
              className="after"
              icon={chevronRightIcon}
              label={messages.month(monthName(after))}
              href={`${base}${after}/`}
            />
          )}
        </div>
        <table>
          <thead>
            <tr>
              {messages.weekdays.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(start, 0).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((one, at) => (
                  <td key={one ?? at} data-today={one === today || undefined}>
                    {one && isOpen(one) ? (
                      <a
                        href={`${base}${one}/`}
                        aria-label={archiveDate(one)}
                        aria-current={one === day ? 'page' : undefined}
                      >
                        {Number(one.slice(8))}
                      </a>
                    ) : (
                      one && <span data-chosen={one === day || undefined}>{Number(one.slice(8))}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <form className="any" action={action}>
          <Input label={messages.any} type="date" name="dia" min={first} max={today} defaultValue={day} />
          <Button type="submit" variant="secondary">
            {messages.show}
          </Button>
        </form>
      </DayCalendarRoot>
    );
  },
);
