import { TermsNote } from '../../../blocks/body/terms-note/TermsNote.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { readerWords, type Voice } from '../../../themes/voice.ts';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { LockedNoticeRoot } from './LockedNotice.styles.ts';
import { article } from '../../../words/patterns.ts';

export interface LockedNoticeProps extends RootProps<'section'> {
  button: string;
  /** A price with an asterisk gets a footnote. */
  price: string;
  period: string;
  href: string;
  signIn: string;
  /** The terms of the subscription, for the footnote. */
  terms: string;
  /** The form in which the brand addresses readers. Default: usted. */
  voice?: Voice;
}

/** The notice at the end of a locked text. @see P1 */
export const LockedNotice = part<LockedNoticeProps>(
  LockedNoticeRoot,
  function LockedNotice({ button, price, period, href, signIn, terms, voice = 'usted', ...rest }) {
    const words = readerWords(voice);
    return (
      <LockedNoticeRoot aria-label={article.locked} {...rest}>
        <p className="words">{words.keepReading}</p>
        <p className="price">{`${price} ${period}`}</p>
        <LinkButton href={href}>{button}</LinkButton>
        <p>
          {words.alreadySubscriber} <a href={safeHref(signIn)}>{words.signIn}</a>
        </p>
        <TermsNote of={price} href={terms} />
      </LockedNoticeRoot>
    );
  },
);
