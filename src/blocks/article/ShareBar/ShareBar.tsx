import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { shareIsland } from './island.ts';
import type { SharedPage } from './share-places.ts';
import { ShareBarRoot } from './ShareBar.styles.ts';
import { share } from '../../../messages/blocks.ts';

export type ShareBarProps = SharedPage & RootProps<'div', SharedPage>;

/** Links that share a story. They work without scripts. With scripts they open small windows, and a button copies the address. @see N17 */
export const ShareBar = styleable<ShareBarProps>(
  ShareBarRoot,
  function ShareBar({ url, title, via, ...rest }) {
    return (
      <ShareBarRoot role="group" aria-label={share.label} {...rest}>
        <Island definition={shareIsland} props={{ url, title, ...(via && { via }) }} />
      </ShareBarRoot>
    );
  },
);
