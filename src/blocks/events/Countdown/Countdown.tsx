import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import type { Remaining } from '../../../domain/event/when.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { CountdownRoot } from './Countdown.styles.ts';
import { countdownMessages } from './countdown-messages.ts';

export interface CountdownProps extends RootProps<'div'> {
  left: Remaining;
  /** Screen readers read it before the numbers. */
  label?: string | undefined;
}

/** The time until an event, in large numerals. Static: `countdownIsland` updates it. */
export const Countdown = styleable<CountdownProps>(
  CountdownRoot,
  function Countdown({ left, label, ...rest }) {
    const { units, text } = countdownMessages(left, label);
    return (
      <CountdownRoot role="img" aria-label={text} {...rest}>
        {units.map(({ unit, numeral, word }) => (
          <span key={unit} className="unit">
            <span className="numeral">{numeral}</span>
            <Kicker as="span" tone="inherit" className="word">
              {word}
            </Kicker>
          </span>
        ))}
      </CountdownRoot>
    );
  },
);
