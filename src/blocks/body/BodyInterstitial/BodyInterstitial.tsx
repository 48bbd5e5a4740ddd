import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyInterstitialRoot } from './BodyInterstitial.styles.ts';

export interface BodyInterstitialProps extends RootProps<'aside'> {
  /** 'Contexto:'. */
  label: string;
  /** An http or https address: the domain drops all others. */
  href: string;
  /** Sanitised HTML: the text of the link. */
  html: string;
  /** Sanitised HTML. */
  description?: string | undefined;
}

/** The box 'Contexto:' with a link to background information. @see N3 */
export const BodyInterstitial = styleable<BodyInterstitialProps>(
  BodyInterstitialRoot,
  function BodyInterstitial({ label, href, html, description, ...rest }) {
    return (
      <BodyInterstitialRoot role="note" aria-label={label.replace(/:$/, '')} {...rest}>
        <p>
          <Kicker as="span" className="label">
            {label}
          </Kicker>{' '}
          <a href={safeHref(href)} dangerouslySetInnerHTML={{ __html: html }} />
        </p>
        {description && <p className="description" dangerouslySetInnerHTML={{ __html: description }} />}
      </BodyInterstitialRoot>
    );
  },
);
