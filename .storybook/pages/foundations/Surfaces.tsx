import type { Pair } from '../../../src/themes/define/contrast.ts';
import { isText, pairsByBack, shownPair, written } from './contrasts.ts';
import { Stage } from './Stage.tsx';
import { declarationsOf, token, useTheme } from './theme.ts';

interface SurfaceProps {
  back: string;
  pairs: readonly Pair[];
}

/** A surface with every colour that may lie on it: words in the colours of text, rules in those of shapes. */
function Surface({ back, pairs }: SurfaceProps) {
  const declarations = declarationsOf(useTheme());
  const legible = pairs.find(isText)![0];
  return (
    <section
      className="foundations-surface"
      style={{ background: token(`color-${back}`), color: token(`color-${legible}`) }}
    >
      <h3>On {back}</h3>
      <ul>
        {pairs.map((pair) => {
          const { front, ratio, passes, minimum } = shownPair(declarations, pair);
          const color = token(`color-${pair[0]}`);
          return (
            <li key={pair[0]} style={isText(pair) ? { color } : undefined}>
              {!isText(pair) && <span className="foundations-rule" style={{ background: color }} />}
              <b>{pair[0]}</b>
              <span>
                {front}, {written(ratio)}:1{passes ? '' : `, fails ${minimum}:1`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The colours that may be used on each surface in the chosen brand and mode. */
export const Surfaces = () => (
  <Stage>
    <div className="foundations-surfaces">
      {[...pairsByBack].map(([back, pairs]) => (
        <Surface key={back} back={back} pairs={pairs} />
      ))}
    </div>
  </Stage>
);
