import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { DateTimeRoot } from './DateTime.styles.ts';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** The machine-readable time, ISO 8601. */
  iso: string;
  /** The formatted text, from the date functions of `rotativa/domain`. */
  children: string;
  tone?: 'default' | 'inherit' | 'accent' | undefined;
  /** Semibold: where a list is read by its times. */
  strong?: boolean | undefined;
}

/** A date or a relative time as `<time>`. It does not format, so that server and client render the same text. */
export const DateTime = styleable<DateTimeProps>(
  DateTimeRoot,
  function DateTime({ iso, tone, strong, ...rest }) {
    return <DateTimeRoot dateTime={iso} data-tone={tone} data-strong={strong || undefined} {...rest} />;
  },
);
