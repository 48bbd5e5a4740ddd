import { BodyTimeStampRoot } from './BodyTimeStamp.styles.ts';

export interface BodyTimeStampProps {
  /** The target of the 'Actualizaciones' box. */
  id: string;
  /** As printed: '10:30 am'. */
  time: string;
  /** ISO; empty when it could not be told. */
  dateTime: string;
  /** Sanitised HTML: the rest of the line; may be empty. */
  html: string;
}

/** The time of an update, with its line as a level-2 heading. @see 001 §2 'Live blog', N9 */
export function BodyTimeStamp({ id, time, dateTime, html }: BodyTimeStampProps) {
  return (
    <BodyTimeStampRoot id={id}>
      {dateTime ? <time dateTime={dateTime}>{time}</time> : <span className="time">{time}</span>}
      {html && <h2 dangerouslySetInnerHTML={{ __html: html }} />}
    </BodyTimeStampRoot>
  );
}
