'use client';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { facebookIcon } from '../../../components/Icon/icons/social.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { SocialPort } from '../../../providers/ports/social.ts';
import { part } from '../../../styling/part.ts';
import type { RootProps } from '../../../styling/root.ts';
import { socialButtons as words } from '../../../words/forms.ts';
import { SocialButtonsRoot } from './SocialButtons.styles.ts';

/** A company by whose page or script a reader signs in: its name at the account service, and its name for readers. */
export interface Company {
  key: string;
  name: string;
}

export interface SocialButtonsProps extends Omit<RootProps<'div'>, 'children'> {
  /** In this order. `google` and `facebook` sign in by their scripts, all others by their pages. */
  companies: readonly Company[];
  /** The scripts of Google and Facebook. Without it their buttons are left out. */
  social?: SocialPort | undefined;
  /** Signs in with the token of a script. @throws ApiError */
  onToken: (company: string, token: string) => Promise<void>;
  /** Opens the company's page. @throws ApiError */
  onPage: (company: string) => Promise<void>;
}

/** Other ways of signing in. A failure is shown above them, and the others still work. @see A15 */
export const SocialButtons = part<SocialButtonsProps>(
  SocialButtonsRoot,
  function SocialButtons({ companies, social, onToken, onPage, ...rest }) {
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
        .catch((error: unknown) => setFailure(errorMessage(error as object)))
        .finally(() => setBusy(undefined));
    };

    useEffect(() => {
      const place = google.current;
      if (!hasGoogle || !social || !place) return;
      let gone = false;
      const fail = (error: unknown): void => {
        if (!gone) setFailure(errorMessage(error as object));
      };
      const element = place.appendChild(document.createElement('div'));
      social
        .googleButton(element, (token) => void calls.current.onToken('google', token).catch(fail), fail)
        .catch(fail);
      return () => {
        gone = true;
        element.remove();
      };
    }, [hasGoogle, social]);

    const buttons = companies.filter(({ key }) => key !== 'google' && (key !== 'facebook' || social));
    if (buttons.length === 0 && !hasGoogle) return null;
    return (
      <SocialButtonsRoot role="group" aria-label={words.label} {...rest}>
        <p className="or" aria-hidden>
          {words.or}
        </p>
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
            {key === 'facebook' && <Icon of={facebookIcon} />}
            {words.with(name)}
          </Button>
        ))}
      </SocialButtonsRoot>
    );
  },
);
