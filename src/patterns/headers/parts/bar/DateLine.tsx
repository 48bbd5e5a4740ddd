import { DateLineRoot } from './DateLine.styles.ts';

export interface DateLineProps {
  /** ISO 8601, for machines. */
  iso: string;
  /** The date in words, with its weekday. */
  date: string;
  issn?: string | undefined;
}

/** The date, and the ISSN of the publication. @see H1 */
export const DateLine = ({ iso, date, issn }: DateLineProps) => (
  <DateLineRoot className="date-line">
    <time dateTime={iso.slice(0, 10)}>{date}</time>
    {issn && <span>ISSN {issn}</span>}
  </DateLineRoot>
);
