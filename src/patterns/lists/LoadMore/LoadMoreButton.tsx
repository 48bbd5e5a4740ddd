import { LoadMore } from './LoadMore.tsx';
import type { LoadMoreData } from './start-load-more.ts';

/** What the island shows of its data. */
export default ({ href, label }: LoadMoreData) => <LoadMore href={href} label={label} />;
