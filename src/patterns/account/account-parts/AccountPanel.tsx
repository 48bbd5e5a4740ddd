'use client';
import { Suspense, useEffect } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { accountArea as messages } from '../../../messages/patterns.ts';
import { AccountFailed } from './AccountFailed.tsx';
import { AccountPanelRoot } from './AccountPanel.styles.ts';
import { SECTION_VIEWS } from './section-views.ts';
import { signInFor, type AccountPage } from './sections.ts';
import { useAccountReader } from './use-account.ts';

/** The room of a section whose reader or code is not there yet. */
const Waiting = () => (
  <div className="waiting">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton lines={4} />
    <Skeleton lines={3} />
  </div>
);

/** The reader's part of an account page. @see A9 */
export default function AccountPanel(page: AccountPage) {
  const { routes, section } = page;
  const { state, profile, retry } = useAccountReader();
  const path = routes[section];
  const signIn = signInFor(routes, path);

  useEffect(() => {
    // Only from its own address: a preview of the page stays where it is.
    if (state === 'anonymous' && location.pathname === path) location.replace(signIn);
  }, [state, path, signIn]);

  const View = SECTION_VIEWS[section];
  return (
    <AccountPanelRoot data-state={state}>
      {state === 'failed' && <AccountFailed retry={retry} />}
      {state === 'signedOut' && (
        <Banner
          tone="warning"
          title={messages.signedOutTitle}
          action={
            <LinkButton size="small" variant="secondary" href={signIn} target="_blank">
              {messages.signInAgain}
            </LinkButton>
          }
        >
          {messages.signedOut}
        </Banner>
      )}
      {state === 'anonymous' && (
        <Banner
          title={messages.anonymousTitle}
          action={
            <LinkButton size="small" href={signIn}>
              {messages.signIn}
            </LinkButton>
          }
        >
          {messages.anonymous}
        </Banner>
      )}
      {profile ? (
        <Suspense fallback={<Waiting />}>
          <View key={profile.uuid} page={page} profile={profile} />
        </Suspense>
      ) : (
        state === 'loading' && <Waiting />
      )}
    </AccountPanelRoot>
  );
}
