import { useState, type CSSProperties } from 'react';
import { Button } from '../../../src/components/Button/index.ts';
import { DURATION_MS } from '../../../src/tokens/generated/tokens.ts';
import { Stage } from './Stage.tsx';
import { token } from './theme.ts';

/** The declaration of a piece: the reset removes it from readers who ask for less motion. */
const lasting = (name: string): CSSProperties => ({
  transition: `translate ${token(`duration-${name}`)} ${token('easing-standard')}`,
});

/** A bar for each duration: a button moves all of them to the other side. */
export function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Stage>
      <Button onClick={() => setMoved(!moved)}>Play</Button>
      <p className="foundations-still">Reduced motion is on: the bars change places at once.</p>
      <dl className="foundations-motion" data-moved={moved || undefined}>
        {Object.entries(DURATION_MS).map(([name, ms]) => (
          <div key={name}>
            <dt>duration-{name}</dt>
            <dd>{ms} ms</dd>
            <dd className="track">
              <span style={lasting(name)} />
            </dd>
          </div>
        ))}
      </dl>
    </Stage>
  );
}
