'use client';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { facebookIcon } from '../../../components/Icon/icons/social.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { Company, SocialPort } from '../../../providers/ports/social.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { socialButtons } from '../../../messages/forms.ts';
import { SocialButtonsRoot } from './SocialButtons.styles.ts';

export interface SocialButtonsProps extends Omit<RootProps<'div'>, 'children'> {
  /** In this order. `google` and `facebook` sign in by their scripts, all others by their pages. */
  companies: readonly Company[];
  /** The scripts of Google and Facebook. Without it their buttons are left out. */
  social?: Pick<SocialPort, 'googleButton' | 'facebook'> | undefined;
  /** `link` adds a sign-in method to the reader's account. Default: `signIn`. */
  purpose?: 'signIn' | 'link' | undefined;
  /** Signs in with the token of a script. @throws ApiError */
  onToken: (company: string, token: string) => Promise<void>;
  /** Opens the company's page. @throws ApiError */
  onPage: (company: string) => Promise<void>;
}

/** Whose account it is matters only to a reader who has one. */
const CONTEXT = { signIn: 'company', link: 'linking' } as const;

/** Other sign-in methods. A failure is shown above them, and the others still work. @see A15 */
export const SocialButtons = styleable<SocialButtonsProps>(
  SocialButtonsRoot,
  function SocialButtons({ companies, social, purpose = 'signIn', onToken, onPage, ...rest }) {
    const messages = socialButtons[purpose];
    const [busy, setBusy] = useState<string>();
    const [failure, setFailure] = useState<string>();
    const google = useRef<HTMLDivElement>(null);
    const calls = useRef({ onToken });
    calls.current = { onToken };
    const hasGoogle = Boolean(social) && companies.some(({ key }) => key === 'google');

    const run = (company: string, work: () => Promise<void>): void => {
      if (busy) return;
      setBusy(company);
      setFailure(undefined);
      work()
        .catch((error: unknown) => setFailure(errorMessage(error as object, CONTEXT[purpose])))
        .finally(() => setBusy(undefined));
    };

    useEffect(() => {
      const place = google.current;
      if (!hasGoogle || !social || !place) return;
      let gone = false;
      const fail = (error: unknown): void => {
        if (!gone) setFailure(errorMessage(error as object, CONTEXT[purpose]));
      };
      const element = place.appendChild(document.createElement('div'));
      social
        .googleButton(element, (token) => void calls.current.onToken('google', token).catch(fail), fail)
        .catch(fail);
      return () => {
        gone = true;
        element.remove();
      };
    }, [hasGoogle, social, purpose]);

    const buttons = companies.filter(({ key }) => key !== 'google' && (key !== 'facebook' || social));
    if (buttons.length === 0 && !hasGoogle) return null;
    return (
      <SocialButtonsRoot role="group" aria-label={messages.label} {...rest}>
        {purpose === 'signIn' && (
          <p className="or" aria-hidden>
            {socialButtons.or}
          </p>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        {hasGoogle && <div ref={google} className="google" />}
        {buttons.map(({ key, name }) => (
          <Button
            key={key}
            variant="secondary"
            busy={busy === key}
            onClick={() =>
              run(key, async () => {
                if (key === 'facebook' && social) await onToken(key, await social.facebook());
                else await onPage(key);
              })
            }
          >
            {key === 'facebook' && <Icon icon={facebookIcon} />}
            {messages.with(name)}
          </Button>
        ))}
      </SocialButtonsRoot>
    );
  },
);
