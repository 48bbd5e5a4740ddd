import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyCodeRoot } from './BodyCode.styles.ts';
import { code as messages } from '../../../messages/blocks.ts';

export interface BodyCodeProps extends RootProps<'pre'> {
  /** Plain text. */
  code: string;
  language?: string | undefined;
}

/** Unchanged code. A long line scrolls. @see N3 */
export const BodyCode = styleable<BodyCodeProps>(
  BodyCodeRoot,
  function BodyCode({ code, language, ...rest }) {
    return (
      <BodyCodeRoot tabIndex={0} role="group" aria-label={messages.label} {...rest}>
        <code data-language={language}>{code}</code>
      </BodyCodeRoot>
    );
  },
);
