import { forwardRef, type ReactNode } from 'react';
import type { Styleable } from './root.ts';
import { selector } from './selector.ts';

/**
 * Creates a public component that consumers can style: `styled(Button)` and `${Button}` work, and `ref` is a
 * normal prop, also in React 18, where function components do not get it.
 * Every public component, block and pattern is one, so `ref`, `className` and attributes reach its root:
 * spread the rest of the props there.
 *
 * @param root the styled root; its class is the component's selector
 * @param render the component; name the function, because React's tools show the name
 */
export const styleable = <P extends object>(
  root: Styleable<never>,
  render: (props: P) => ReactNode,
): Styleable<P> => {
  // React does not put the ref into the props of such a component. Props are copied only if there is a ref.
  const component = forwardRef<unknown, P>((props, ref) =>
    render(ref ? { ...(props as P), ref } : (props as P)),
  );
  // React asks for the name at every rendering on the server; without this it builds one each time.
  component.displayName = render.name;
  return selector(component, root) as never;
};
