import { forwardRef, type ReactNode } from 'react';
import type { Part } from './root.ts';
import { selector } from './selector.ts';

declare const process: { env: { NODE_ENV?: string } };

/**
 * Makes a public component that consumers may style: `styled(Button)` and `${Button}` both work, and `ref` is a
 * prop as any other, in React 18 too, where a plain function would never see it.
 * Inside the library a block may be a plain function over its root; only what is styled from outside needs this.
 *
 * @param root the styled root whose class the component's selector is
 * @param render the component; name the function, its name is what React's tools show
 */
export const part = <P extends object>(root: Part<never>, render: (props: P) => ReactNode): Part<P> => {
  // React keeps the ref out of the props of such a component; props are copied only when there is one.
  const component = forwardRef<unknown, P>((props, ref) =>
    render(ref ? { ...(props as P), ref } : (props as P)),
  );
  if (process.env.NODE_ENV !== 'production') component.displayName = render.name;
  return selector(component, root) as never;
};

/**
 * The props that a component does not know by name, for the element that it makes; undefined when there are none, as
 * they are only spread. The build puts it in the place of a rest pattern.
 * @param known the component's own names
 */
export const restOf = (
  props: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, 1>>,
): object | undefined => {
  let rest: Record<string, unknown> | undefined;
  for (const key in props) if (known[key] !== 1) (rest ??= {})[key] = props[key];
  return rest;
};
