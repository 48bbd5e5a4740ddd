import { groupSizes } from '../../../domain/body/ad-sizes.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { ad as messages } from '../../../messages/blocks.ts';
import { AdPlaceholderRoot } from './AdPlaceholder.styles.ts';

/** The text for editors in all slots of a page. */
export interface AdPlaceholderNote {
  /** Why the slots of the site cannot be filled. */
  problem?: string | undefined;
}

export interface AdPlaceholderProps extends RootProps<'div'>, AdPlaceholderNote {
  /** The position's name in the ad server. */
  slot: string;
  /** The size group. */
  size: string;
}

/** The description of an ad slot for editors: its name, its size group and the sizes that are sold in it. @see B12 */
export const AdPlaceholder = styleable<AdPlaceholderProps>(
  AdPlaceholderRoot,
  function AdPlaceholder({ slot, size, problem, ...rest }) {
    const sizes = groupSizes(size).map(([width, height]) => `${width} × ${height}`);
    return (
      <AdPlaceholderRoot data-problem={problem ? '' : undefined} {...rest}>
        <p className="slot">{slot}</p>
        <p>{`${messages.group} ${[size, sizes.join(', ')].filter(Boolean).join(': ')}`}</p>
        {problem && <p className="problem">{problem}</p>}
      </AdPlaceholderRoot>
    );
  },
);
