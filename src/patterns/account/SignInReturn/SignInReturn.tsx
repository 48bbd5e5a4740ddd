'use client';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { leadingBack } from '../../../domain/accounts/leading-back.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { safeRedirect } from '../../../domain/url/safe.ts';
import { SIGN_IN_RETURN, type PartFor } from '../../../providers/calls.ts';
import { usePieceServices } from '../../../providers/react.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { signInReturn as messages } from '../../../messages/forms.ts';
import { requireKept, RETURN_KEY } from '../AuthForm/use-auth.ts';
import { SignInReturnRoot } from './SignInReturn.styles.ts';

/** The parameters that a company's page returns to the site in the address. */
export interface SignInAnswer {
  code?: string | undefined;
  state?: string | undefined;
  appleCode?: string | undefined;
  error?: string | undefined;
}

export interface SignInReturnProps extends Omit<RootProps<'div'>, 'children'> {
  answer: SignInAnswer;
  /** Path of the sign-in page. */
  signIn: string;
  /** Opens the page after signing in. */
  onSignedIn?: ((target: string) => void) | undefined;
}

const CANCELLED = 'access_denied';

async function redeem(
  identity: PartFor<typeof SIGN_IN_RETURN, 'identity'>,
  storage: PartFor<typeof SIGN_IN_RETURN, 'storage'> | undefined,
  { code, state, appleCode, error }: SignInAnswer,
): Promise<void> {
  if (appleCode) await identity.socialLogin({ provider: 'apple', credentials: appleCode });
  else if (code && state) await identity.oidcSignIn({ code, state });
  else throw new ApiError(error ?? 'badReply', 'The company returned no code.');
  requireKept(identity, storage);
}

const wordsOf = (thrown: unknown, linking: boolean): string => {
  const { code, httpStatus } = thrown as ApiError;
  const texts = linking ? messages.linking : messages;
  if (code === CANCELLED) return texts.cancelled;
  // The service does not say whether the code was used before or is a foreign one.
  if (httpStatus === 401) return texts.over;
  return errorMessage(thrown as ApiError, linking ? 'linking' : undefined);
};

const open = (target: string): void => location.replace(target);

/** The page to which a company's page returns: it finishes the sign-in, or says why that did not work. @see A15 */
export const SignInReturn = styleable<SignInReturnProps>(
  SignInReturnRoot,
  function SignInReturn({ answer, signIn, onSignedIn = open, ...rest }) {
    const { identity, storage } = usePieceServices(SIGN_IN_RETURN);
    const [failure, setFailure] = useState<string>();
    // Where a failure leads. The company of a reader with a session is linked to the account, so its page is shown again.
    const [{ linking, href }, setAgain] = useState({ linking: false, href: signIn });
    const started = useRef(false);
    useEffect(() => {
      // A code is valid once, also in React's strict mode.
      if (!identity || started.current) return;
      started.current = true;
      const linking = identity.identity() !== null;
      const wanted = safeRedirect(storage?.get(RETURN_KEY));
      setAgain({ linking, href: linking ? wanted : leadingBack(signIn, wanted) });
      redeem(identity, storage, answer).then(
        () => {
          const target = safeRedirect(storage?.get(RETURN_KEY));
          storage?.remove(RETURN_KEY);
          onSignedIn(target);
        },
        (thrown: unknown) => setFailure(wordsOf(thrown, linking)),
      );
    }, [identity, storage, answer, signIn, onSignedIn]);
    const texts = linking ? messages.linking : messages;
    return (
      <SignInReturnRoot {...rest}>
        {failure ? (
          <>
            <Banner tone="error">{failure}</Banner>
            <LinkButton href={href}>{texts.again}</LinkButton>
          </>
        ) : (
          <p role="status">{texts.loading}</p>
        )}
      </SignInReturnRoot>
    );
  },
);
