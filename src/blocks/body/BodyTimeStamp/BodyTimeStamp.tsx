import { Heading } from '../../../components/Heading/Heading.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyTimeStampRoot } from './BodyTimeStamp.styles.ts';

export interface BodyTimeStampProps extends RootProps<'div'> {
  /** The target of the 'Actualizaciones' box. */
  id: string;
  /** As printed: '10:30 am'. */
  time: string;
  /** ISO; empty for an impossible time. */
  dateTime: string;
  /** Sanitised HTML: the remaining line; may be empty. */
  html: string;
}

/** The time of an update, with its line as a level-2 heading. @see N9 */
export const BodyTimeStamp = styleable<BodyTimeStampProps>(
  BodyTimeStampRoot,
  function BodyTimeStamp({ id, time, dateTime, html, ...rest }) {
    return (
      <BodyTimeStampRoot id={id} {...rest}>
        {dateTime ? <time dateTime={dateTime}>{time}</time> : <span className="time">{time}</span>}
        {html && <Heading level={2} size="s" className="line" dangerouslySetInnerHTML={{ __html: html }} />}
      </BodyTimeStampRoot>
    );
  },
);
