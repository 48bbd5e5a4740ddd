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
  /**
   * The root's element. It has no hooks, so a part may call it while it renders.
   *
   * @param props that nothing else holds: they are changed in place, because copies take a tenth of a page's rendering
   */
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
  const element = (props: ThinProps) => {
    const { as: type = tag, className } = props;
    // Clearing a prop is faster than collecting the rest: a page renders in 85% of the time.
    props.as = undefined;
    props.className = className ? `${cls} ${className}` : cls;
    return jsx(type, props);
  };
  // The props of a component are React's, so the root copies them.
  const root = forwardRef<unknown, ThinProps>((props, ref) => element({ ...props, ref }));
  root.displayName = cls;
  (root as Partial<ThinRoot>).element = element;
  return selector(root, `.${cls}`) as never;
};
