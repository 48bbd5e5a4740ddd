import { Button } from '../../components/Button/Button.tsx';
import type { Drawing } from '../../themes/brand.ts';
import { Wordmark } from '../header-parts/Wordmark.tsx';
import { AgeGateRoot } from './AgeGate.styles.ts';
import { AGE_GATE_ID } from './age-flag.ts';

export interface AgeGateProps {
  name: string;
  wordmark: Drawing;
}

/**
 * Asks, over the whole screen, for the word of an adult; no age is checked. It is an open dialog whose button closes
 * it without a script; `startAgeGate` makes it modal and keeps the answer for the session. It needs no React there.
 * @see B16 002 §4
 */
export function AgeGate({ name, wordmark }: AgeGateProps) {
  const titleId = `${AGE_GATE_ID}-title`;
  return (
    <AgeGateRoot id={AGE_GATE_ID} open data-mode="dark" aria-labelledby={titleId}>
      <form method="dialog">
        <span className="numeral" aria-hidden="true">
          18
        </span>
        <Wordmark drawing={wordmark} label={name} />
        <h2 className="question" id={titleId}>
          Solo para mayores de edad
        </h2>
        <p className="text">Este sitio tiene contenido para adultos. Para entrar debe tener 18 años o más.</p>
        <Button type="submit" variant="alt">
          TENGO MÁS DE 18 AÑOS
        </Button>
      </form>
    </AgeGateRoot>
  );
}
