import type { Drawing } from '../../../../themes/brand.ts';
import { WordmarkRoot } from './Wordmark.styles.ts';

export interface WordmarkProps {
  drawing: Drawing;
  /** Accessible name. Omit it if the same text is beside the wordmark. */
  label?: string | undefined;
}

/** A brand's drawn name or sign in the colour of the text, as high as `--rt-wordmark-size`. */
export const Wordmark = ({ drawing, label }: WordmarkProps) => (
  <WordmarkRoot
    className="wordmark"
    viewBox={drawing.viewBox}
    fillRule={drawing.fillRule}
    width={Math.round(drawing.ratio * 100)}
    height={100}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {drawing.paths.map((d) => (
      <path key={d} d={d} />
    ))}
  </WordmarkRoot>
);
