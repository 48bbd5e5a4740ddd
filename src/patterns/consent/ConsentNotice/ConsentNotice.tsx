import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { CONSENT_CHOICE_FIELD, CONSENT_VERSION_FIELD } from '../../../domain/consent/form.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { consent as messages } from '../../../messages/consent.ts';
import { BACK_FIELD } from '../../footers/ThemeSwitch/mode.ts';
import { ConsentNoticeRoot } from './ConsentNotice.styles.ts';

/** The id of the notice. A page has only one. */
export const CONSENT_NOTICE_ID = 'consent-notice';

export interface ConsentNoticeProps extends RootProps<'section'> {
  /** The page of the preferences, which also takes the form. */
  page: string;
  /** Path of this page, to which the form returns. */
  back: string;
  /** Who is responsible for the data. */
  controller: string;
  /** The address of the data policy. */
  policy: string;
}

/**
 * Asks the reader about optional processing, with three equal answers. It is a form that works without scripts, early in
 * the page and fixed at its lower edge, so that it moves nothing. Leave it out once the reader has decided.
 * @see X8
 */
export const ConsentNotice = styleable<ConsentNoticeProps>(
  ConsentNoticeRoot,
  function ConsentNotice({ page, back, controller, policy, ...rest }) {
    const titleId = `${CONSENT_NOTICE_ID}-title`;
    return (
      <ConsentNoticeRoot id={CONSENT_NOTICE_ID} aria-labelledby={titleId} {...rest}>
        <form method="post" action={page}>
          <input type="hidden" name={CONSENT_VERSION_FIELD} value={messages.version} />
          <input type="hidden" name={BACK_FIELD} value={back} />
          <div className="text">
            <p className="title" id={titleId}>
              {messages.title}
            </p>
            <p>
              {messages.notice(controller)} <Link href={policy}>{messages.policy}</Link>
            </p>
          </div>
          <div className="answers">
            <Button type="submit" variant="secondary" name={CONSENT_CHOICE_FIELD} value="all">
              {messages.all}
            </Button>
            <Button type="submit" variant="secondary" name={CONSENT_CHOICE_FIELD} value="none">
              {messages.none}
            </Button>
            <LinkButton href={page} variant="secondary" rel="nofollow">
              {messages.choose}
            </LinkButton>
          </div>
        </form>
      </ConsentNoticeRoot>
    );
  },
);
