import { ShareBar, type ShareBarProps } from '../../blocks/ShareBar/ShareBar.tsx';

export type ShareLinksProps = ShareBarProps;

/** The share bar in the place that the article's layout gives it. @see N17 */
export const ShareLinks = (props: ShareLinksProps) => (
  <div className="share">
    <ShareBar {...props} />
  </div>
);
