import { Wordmark } from '../../../src/patterns/headers/parts/bar/Wordmark.tsx';
import { BRAND_CONFIGS } from '../../../src/themes/all/index.ts';
import { MODES } from '../../brands.ts';
import { Stage } from './Stage.tsx';

/** Every brand's wordmark and monogram in both modes, inside their clear space. */
export const Wordmarks = () => (
  <Stage>
    {Object.values(BRAND_CONFIGS).map(({ key, name, wordmark, monogram }) => (
      <section key={key} className="foundations-brand">
        <h3>{name}</h3>
        <div className="foundations-marks">
          {MODES.map((mode) => (
            <div key={mode} className="foundations-marks-of-mode" data-brand={key} data-mode={mode}>
              <div className="foundations-clear">
                <Wordmark drawing={wordmark} label={`${name}, wordmark, ${mode}`} />
              </div>
              <div className="foundations-clear">
                <Wordmark drawing={monogram} label={`${name}, monogram, ${mode}`} />
              </div>
            </div>
          ))}
        </div>
      </section>
    ))}
  </Stage>
);
