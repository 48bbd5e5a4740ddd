'use client';
import { SearchRefine, type SearchRefineProps } from './SearchRefine.tsx';

export type SearchRefinePageProps = Pick<
  SearchRefineProps,
  'action' | 'kept' | 'sections' | 'chosen' | 'years' | 'open' | 'centered'
>;

/** The form as an island: plain data. */
export default function SearchRefinePage(props: SearchRefinePageProps) {
  return <SearchRefine {...props} />;
}
