import { safeHref } from '../../domain/url/safe.ts';
import { BodyInterstitialRoot } from './BodyInterstitial.styles.ts';

export interface BodyInterstitialProps {
  /** 'Contexto:'. */
  label: string;
  /** An http or https address: the domain lets nothing else through. */
  href: string;
  /** Sanitised HTML: the words of the link. */
  html: string;
  /** Sanitised HTML. */
  description?: string | undefined;
}

/** The box 'Contexto:' that leads to what a reader should know first. @see 001 §2, N3 */
export function BodyInterstitial({ label, href, html, description }: BodyInterstitialProps) {
  return (
    <BodyInterstitialRoot role="note" aria-label={label.replace(/:$/, '')}>
      <p>
        <span className="label">{label}</span>{' '}
        <a href={safeHref(href)} dangerouslySetInnerHTML={{ __html: html }} />
      </p>
      {description && <p className="description" dangerouslySetInnerHTML={{ __html: description }} />}
    </BodyInterstitialRoot>
  );
}
