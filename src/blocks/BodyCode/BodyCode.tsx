import { BodyCodeRoot } from './BodyCode.styles.ts';

export interface BodyCodeProps {
  /** Plain text. */
  code: string;
  language?: string | undefined;
}

/** Code as it was written; a long line scrolls. @see 001 §2, N3 */
export function BodyCode({ code, language }: BodyCodeProps) {
  return (
    <BodyCodeRoot tabIndex={0} role="group" aria-label="Código">
      <code data-language={language}>{code}</code>
    </BodyCodeRoot>
  );
}
