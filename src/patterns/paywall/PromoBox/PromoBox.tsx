import { TermsNote } from '../../../blocks/body/terms-note/TermsNote.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import type { BrandArticle } from '../../../themes/brand.ts';
import { readerMessages, type Voice } from '../../../themes/voice.ts';
import { OFFER_ACTION } from '../offer-parts/action.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { promo } from '../../../messages/patterns.ts';
import { PromoBoxRoot } from './PromoBox.styles.ts';
import { Sprig } from './Sprig.tsx';

export interface PromoBoxProps extends RootProps<'section'> {
  /** The shape of the box: `BrandConfig.article.promo`. */
  form: BrandArticle['promo'];
  /** The key to the text: a subscription, or an account, which is free. @defaultValue 'subscription' */
  needs?: 'subscription' | 'account' | undefined;
  /** As printed: `$199.000*`. An asterisk refers to the terms. */
  price?: string | undefined;
  /** The period of the price: 'al año'. */
  period?: string | undefined;
  button: string;
  /** The promise below the button: 'Cancele en cualquier momento'. */
  cancel?: string | undefined;
  /** The page that sells the subscription, or opens the account. */
  href: string;
  signIn: string;
  /** The terms of the subscription. */
  terms?: string | undefined;
  /** The form in which the brand addresses readers. Default: usted. */
  voice?: Voice | undefined;
}

/**
 * The offer of a subscription, or of a free account, in the place of a locked text. It has one markup and six forms. `data-reader` on the root
 * element says who reads: see `showReader`.
 * @see P3
 */
export const PromoBox = styleable<PromoBoxProps>(
  PromoBoxRoot,
  function PromoBox({
    form,
    needs = 'subscription',
    price,
    period,
    button,
    cancel,
    href,
    signIn,
    terms,
    voice = 'usted',
    ...rest
  }) {
    const messages = readerMessages(voice);
    const texts = {
      subscription: {
        label: promo.label,
        title: messages.keepReading,
        text: messages.exclusive,
        known: messages.alreadySubscriber,
      },
      account: {
        label: promo.account,
        title: messages.readWithAccount,
        text: messages.accountFree,
        known: messages.alreadyAccount,
      },
    }[needs];
    return (
      <PromoBoxRoot aria-label={texts.label} data-form={form} {...rest}>
        {/* The night is dark, whatever the page's mode. */}
        <div className="box" data-mode={form === 'night' ? 'dark' : undefined}>
          <div className="pitch">
            {form === 'tag' && <Sprig />}
            <h2 className="title">{texts.title}</h2>
            <p className="words">{texts.text}</p>
          </div>
          <div className="deal">
            {price && (
              <p className="price">
                <span className="amount">{price}</span> <span className="period">{period}</span>
              </p>
            )}
            <LinkButton className="action" variant={OFFER_ACTION[form]} href={href}>
              {button}
            </LinkButton>
            {cancel && <p className="cancel">{cancel}</p>}
          </div>
          <div className="small">
            <p className="sign-in">
              {texts.known} <a href={safeHref(signIn)}>{messages.signInHere}</a>
            </p>
            {price && terms && <TermsNote of={price} href={terms} always />}
          </div>
        </div>
      </PromoBoxRoot>
    );
  },
);
