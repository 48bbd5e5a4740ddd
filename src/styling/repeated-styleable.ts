import { forwardRef, type ReactNode } from 'react';
import type { Styleable } from './root.ts';
import { selector } from './selector.ts';
import type { CompiledRoot } from './compiled-root.ts';

declare const process: { env: { NODE_ENV?: string } };

/** React freezes elements in development, so there a component keeps its root. */
const FROZEN = process.env.NODE_ENV !== 'production';

/** The rendered tree of such a component: its root in nearly all cases. */
type Tree = { type: unknown; props: object } | null;

/**
 * A `styleable` that a page has many times, such as a card or a link. In the build its root becomes an element of the root's
 * tag in place: React renders one component for it instead of two. With a ref the root stays, because React 18 has the
 * ref outside the props.
 *
 * @param root the styled root, without a key and without another ref
 * @param render the component, which makes new elements each time; name the function, because React's tools show
 * the name. List the props that most uses pass last, just before the rest: V8 compares each passed name with the list
 * from its end, which is a fifth of a card's time above plain React. Spread the rest first on the root: V8 copies an
 * object in half the time where the copy begins a new one
 */
export const repeatedStyleable = <P extends object>(
  root: Styleable<never>,
  render: (props: P) => ReactNode,
): Styleable<P> => {
  const dress = !FROZEN && (root as Partial<CompiledRoot>).dress;
  const component = forwardRef<unknown, P>((props, ref) => {
    if (ref) return render({ ...(props as P), ref });
    const tree = render(props as P) as Tree;
    if (dress && tree?.type === root) tree.type = dress(tree.props);
    return tree as ReactNode;
  });
  // For the same reason as in `styleable`.
  component.displayName = render.name;
  return selector(component, root) as never;
};
