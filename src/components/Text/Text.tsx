import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { TextRoot } from './Text.styles.ts';

/** The styles of running text; each is a composite type token of the brand. */
export type TextVoice =
  | 'body-l'
  | 'body-m'
  | 'body-s'
  | 'standfirst-l'
  | 'standfirst-m'
  | 'label-m'
  | 'label-s'
  | 'byline'
  | 'caption'
  | 'quote'
  | 'numeral';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element, if the text is not a paragraph. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dd' | 'dt' | 'li' | undefined;
  /** Default: `body-m`. */
  voice?: TextVoice | undefined;
  tone?: 'default' | 'muted' | 'inverse' | 'inherit' | 'error' | 'success' | undefined;
  /** Limits lines to the brand's reading measure and hyphenates. */
  measure?: boolean | undefined;
}

/** Text in one of the brand's styles: renders a `<p>` without margin. */
export const Text = styleable<TextProps>(TextRoot, function Text({ measure, tone, voice, ...rest }) {
  return <TextRoot {...rest} data-voice={voice} data-tone={tone} data-measure={measure || undefined} />;
});
