import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { loadMore as messages } from '../../../messages/lists.ts';
import { LoadMoreRoot } from './LoadMore.styles.ts';

export interface LoadMoreProps extends RootProps<'div'> {
  /** The address of the list's next page. */
  href: string;
  /** The words of the button. */
  label?: string | undefined;
}

/** The link to the next page of a list, as a button. Static: `loadMoreIsland` adds the next items to the list. @see B4 */
export const LoadMore = styleable<LoadMoreProps>(
  LoadMoreRoot,
  function LoadMore({ href, label = messages.label, ...rest }) {
    return (
      <LoadMoreRoot {...rest}>
        <LinkButton variant="secondary" href={href} rel="next" data-hold="">
          {label}
        </LinkButton>
        <p className="failed" role="alert" />
        <VisuallyHidden role="status" />
      </LoadMoreRoot>
    );
  },
);
