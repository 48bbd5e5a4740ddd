import { CONSENT_COOKIE } from 'rotativa/domain';
import { runLiveBlog, type LiveStreamProps } from 'rotativa/patterns/article/LiveBlog';
import { lateStyles } from './late-styles.ts';

/** New posts may hold what the page does not: other styles, and embeds that the reader has allowed. */
export default (element: HTMLElement, props: LiveStreamProps): (() => void) | void =>
  runLiveBlog(element, props, {
    beforeShow: lateStyles,
    afterShow: () => {
      if (document.cookie.includes(CONSENT_COOKIE))
        void import('./consent-actions.ts').then(({ follow }) => follow());
    },
  });
