import type { ReactElement, ReactNode } from 'react';
import { part } from './part.ts';
import type { Part } from './root.ts';
import type { ThinRoot } from './thin.ts';

declare const process: { env: { NODE_ENV?: string } };

/** React freezes the props of elements in development. */
const FROZEN = process.env.NODE_ENV !== 'production';

/** What a part renders: its root in nearly all cases. */
type Tree = (ReactElement<object, never> & { type: unknown }) | null;

/**
 * A part that a page has many times, such as a card or a link. In the build it renders the element of its root in
 * place of the root: React renders one component for it instead of two. With a ref the root stays, because React 18
 * has the ref outside the props.
 *
 * @param root the styled root, without a key and without another ref
 * @param render the component, which makes new elements each time; name the function, because React's tools show
 * the name
 */
export const repeatedPart = <P extends object>(
  root: Part<never>,
  render: (props: P) => ReactNode,
): Part<P> => {
  const { element } = root as Partial<ThinRoot>;
  const component = part<P>(root, (props) => {
    const tree = render(props) as Tree;
    if (!element || tree?.type !== root || 'ref' in props) return tree;
    return element(FROZEN ? { ...tree.props } : tree.props);
  });
  component.displayName = render.name;
  return component;
};
