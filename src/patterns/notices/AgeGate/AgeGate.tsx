import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { Drawing } from '../../../themes/brand.ts';
import { Wordmark } from '../../headers/parts/bar/Wordmark.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { AgeGateRoot } from './AgeGate.styles.ts';
import { AGE_GATE_ID } from './age-flag.ts';
import { ageGate as messages } from '../../../messages/patterns.ts';

export interface AgeGateProps extends RootProps<'dialog'> {
  name: string;
  wordmark: Drawing;
  /** Target for readers who do not enter: an https address or a path. */
  exit: string;
}

/**
 * Asks readers in full screen to confirm that they are adults; no age is checked. It is an open dialog with a button
 * that closes it without scripts, and a link to leave. `startAgeGate` makes it modal and stores the answer for the
 * session, without React.
 * @see B16
 */
export const AgeGate = styleable<AgeGateProps>(
  AgeGateRoot,
  function AgeGate({ name, wordmark, exit, ...rest }) {
    const titleId = `${AGE_GATE_ID}-title`;
    return (
      <AgeGateRoot id={AGE_GATE_ID} open data-mode="dark" aria-labelledby={titleId} {...rest}>
        <form method="dialog">
          <span className="numeral" aria-hidden="true">
            18
          </span>
          <Wordmark drawing={wordmark} label={name} />
          <Heading level={2} size="xl" className="question" id={titleId}>
            {messages.title}
          </Heading>
          <p className="text">{messages.text}</p>
          <p className="answers">
            <Button type="submit" variant="alt">
              {messages.enter}
            </Button>
            {/* The target does not learn which page the reader came from. */}
            <LinkButton href={exit} variant="secondary" rel="noreferrer">
              {messages.leave}
            </LinkButton>
          </p>
        </form>
      </AgeGateRoot>
    );
  },
);
