import { Banner } from '../../../components/Banner/Banner.tsx';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import type { Action } from './use-action.ts';

/** How an action of the reader went, announced. */
export function Outcome({ of, done }: { of: Action; done: string }) {
  if (of.state === 'failed') return <Banner tone="error">{errorMessage(of.error as object)}</Banner>;
  return of.state === 'done' && <Banner tone="success">{done}</Banner>;
}
