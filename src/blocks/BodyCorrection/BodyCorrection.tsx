import { BodyCorrectionRoot } from './BodyCorrection.styles.ts';

export interface BodyCorrectionProps {
  /** 'Corrección', 'Aclaración'… */
  label: string;
  /** Sanitised HTML. */
  html: string;
}

/** What the newsroom set right after publishing. @see N3 */
export function BodyCorrection({ label, html }: BodyCorrectionProps) {
  return (
    <BodyCorrectionRoot role="note">
      <p className="label">{label}</p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </BodyCorrectionRoot>
  );
}
