import type { ComponentPropsWithRef } from 'react';
import { statelessPart } from '../../styling/part.ts';
import { TextRoot } from './Text.styles.ts';

/** The voices that running text speaks in; each is a composite type token of the brand. */
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
  /** The element, when the text is not a paragraph of its own. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dd' | 'dt' | 'li';
  /** `body-m` unless told otherwise. */
  voice?: TextVoice;
  tone?: 'default' | 'muted' | 'inverse' | 'inherit' | 'error' | 'success';
  /** Keeps the line to the brand's reading measure and hyphenates. */
  measure?: boolean;
}

/** A piece of text in one of the brand's voices: renders a `<p>` without margin. @see T4 */
export const Text = statelessPart<TextProps>(TextRoot, function Text({ voice, tone, measure, ...rest }) {
  return <TextRoot data-voice={voice} data-tone={tone} data-measure={measure || undefined} {...rest} />;
});
