import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyCorrectionRoot } from './BodyCorrection.styles.ts';

export interface BodyCorrectionProps extends RootProps<'div'> {
  /** 'Corrección', 'Aclaración'… */
  label: string;
  /** Sanitised HTML. */
  html: string;
}

/** A correction by the newsroom after publication. @see N3 */
export const BodyCorrection = styleable<BodyCorrectionProps>(
  BodyCorrectionRoot,
  function BodyCorrection({ label, html, ...rest }) {
    return (
      <BodyCorrectionRoot role="note" {...rest}>
        <p className="label">{label}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </BodyCorrectionRoot>
    );
  },
);
