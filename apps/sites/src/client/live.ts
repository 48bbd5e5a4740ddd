import { runLiveBlog, type LiveStreamProps } from 'rotativa/patterns/article/LiveBlog';
import { lateStyles } from './late-styles.ts';
import { PART_SHOWN } from './part-shown.ts';

/** New posts may hold what the page does not: other styles, and embeds that the reader has allowed. */
export default (element: HTMLElement, props: LiveStreamProps): (() => void) | void =>
  runLiveBlog(element, props, {
    beforeShow: lateStyles,
    afterShow: () => void document.dispatchEvent(new Event(PART_SHOWN)),
  });
