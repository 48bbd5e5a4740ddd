import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { desk as words } from '../../../words/desk.ts';
import type { Loading } from './use-loading.ts';

export interface LoadedProps<T> {
  of: Loading<T>;
  children: (data: T) => ReactNode;
}

/** The data of a section, or the room for it while it loads, or what went wrong. */
export function Loaded<T>({ of, children }: LoadedProps<T>) {
  if (of.state === 'ready') return children(of.data);
  if (of.state === 'loading') {
    return (
      <Stack gap="medium">
        <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Stack>
    );
  }
  return (
    <Banner
      tone="error"
      title={words.failed}
      action={
        <Button size="small" variant="secondary" onClick={of.retry}>
          {words.retry}
        </Button>
      }
    >
      {errorMessage(of.error as object)}
    </Banner>
  );
}
