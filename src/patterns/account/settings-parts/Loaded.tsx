import type { ReactNode } from 'react';
import { Banner, type BannerProps } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { accountSettings as messages } from '../../../messages/account-settings.ts';
import type { AsyncData } from './use-async-data.ts';

interface FailureBannerProps extends Pick<BannerProps, 'tone' | 'title'> {
  /** Without it trying again brings nothing. */
  retry: (() => void) | undefined;
  children?: ReactNode;
}

export interface LoadedProps<T> {
  of: AsyncData<T>;
  children: (data: T) => ReactNode;
}

const FailureBanner = ({ retry, children = messages.staleText, ...rest }: FailureBannerProps) => (
  <Banner
    className="banner"
    tone="error"
    action={
      retry && (
        <Button size="small" variant="secondary" onClick={retry}>
          {messages.retry}
        </Button>
      )
    }
    {...rest}
  >
    {children}
  </Banner>
);

/** An old link names a thing that this account does not have. */
const isUnknown = (error: unknown): boolean => (error as { httpStatus?: number }).httpStatus === 404;

/** The data of a section, or the room for it while it loads, or what went wrong. */
export function Loaded<T>({ of, children }: LoadedProps<T>) {
  if (of.state === 'ready') {
    return (
      <>
        {of.retry && <FailureBanner title={messages.stale} retry={of.retry} tone="warning" />}
        {children(of.data)}
      </>
    );
  }
  if (of.state === 'loading') {
    return (
      <Stack gap="medium">
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Stack>
    );
  }
  return (
    <FailureBanner title={messages.failed} retry={isUnknown(of.error) ? undefined : of.retry}>
      {errorMessage(of.error as object)}
    </FailureBanner>
  );
}
