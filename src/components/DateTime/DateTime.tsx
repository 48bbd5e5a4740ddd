import type { ComponentPropsWithRef } from 'react';
import { part } from '../../styling/part.ts';
import { DateTimeRoot } from './DateTime.styles.ts';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** The instant for machines, ISO 8601. */
  iso: string;
  /** The words for readers, formatted already: the domain's date functions make them, with the clock handed in. */
  children: string;
  tone?: 'default' | 'inherit' | 'accent';
}

/** A date or a relative time as `<time>`. It formats nothing, so that server and client say the same. @see T4 */
export const DateTime = part<DateTimeProps>(DateTimeRoot, function DateTime({ iso, tone, ...rest }) {
  return <DateTimeRoot dateTime={iso} data-tone={tone} {...rest} />;
});
