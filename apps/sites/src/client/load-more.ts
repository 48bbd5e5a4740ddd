import { startLoadMore, type LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { lateStyles } from './late-styles.ts';

/** New items may look like nothing that the page has shown. */
export default (element: HTMLElement, data: LoadMoreData) => startLoadMore(element, data, lateStyles);
