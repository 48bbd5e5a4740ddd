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

interface Stateless {
  /** What the part renders of these props. */
  of: (props: never) => ReactNode;
  /** The part itself: whoever wraps it (styled-components does) copies its other properties, and is not it. */
  self: unknown;
}

/**
 * A part without hooks. Where it stands inside another component, that one may make what it renders at once, by `of`,
 * instead of an element of it: a component less to render and to hydrate, and the same output. The build does so
 * wherever the library itself says `<Image … />`; `filled` does it with what a consumer put into a slot.
 */
export const statelessPart = <P extends object>(
  root: Part<never>,
  render: (props: P) => ReactNode,
): Part<P> => {
  const whole: Part<P> & Partial<Stateless> = part(root, render);
  return Object.assign(whole, { of: render, self: whole });
};

interface SlotElement {
  type?: Partial<Stateless>;
  props: { ref?: unknown };
  /** Where React 18 keeps it. */
  ref?: unknown;
}

/** A slot's content; an element of a stateless part is what it renders. One with a ref stays, as its part hands that on. */
export const filled = (slot: ReactNode): ReactNode => {
  const element = slot as SlotElement | undefined;
  const type = element?.type;
  // In a server component a client component's type is a function, of some bundlers one that refuses to be asked for a
  // property. React 19 complains of whoever asks an element for its ref, unless it has none.
  return typeof type === 'object' && type.of && type.self === type && !element!.props.ref && !element!.ref
    ? type.of(element!.props as never)
    : slot;
};
