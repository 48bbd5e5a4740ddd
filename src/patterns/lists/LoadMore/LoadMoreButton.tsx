import { LoadMore } from './LoadMore.tsx';
import type { LoadMoreData } from './start-load-more.ts';

/** The part of the data that the island shows. */
export default ({ href, label }: LoadMoreData) => <LoadMore href={href} label={label} />;
