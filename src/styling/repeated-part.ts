import type { ReactElement, ReactNode } from 'react';
import { part } from './part.ts';
import type { Part } from './root.ts';
import type { ThinRoot } from './thin.ts';

/** What a part renders: its root in nearly all cases. React 18 has the ref of an element outside its props. */
type Tree = (ReactElement<object, never> & { type: unknown; ref?: unknown }) | null;

/**
 * A part that a page has many times, such as a card or a link. In the build it renders the element of its root in
 * place of the root: React renders one component for it instead of two. With a ref the root stays, because React 18
 * has the ref outside the props.
 *
 * @param root the styled root, without a key
 * @param render the component; name the function, because React's tools show the name
 */
export const repeatedPart = <P extends object>(
  root: Part<never>,
  render: (props: P) => ReactNode,
): Part<P> => {
  const { element } = root as Partial<ThinRoot>;
  const component = part<P>(root, (props) => {
    const tree = render(props) as Tree;
    if (!element || tree?.type !== root || 'ref' in tree.props || tree.ref) return tree;
    return element(tree.props);
  });
  component.displayName = render.name;
  return component;
};
