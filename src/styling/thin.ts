import { forwardRef, type ElementType, type ReactElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { tellMissingStyles } from './missing-styles.ts';
import type { Root } from './root.ts';
import { selector } from './selector.ts';

declare const process: { env: { NODE_ENV?: string } };

interface ThinProps {
  as?: ElementType | undefined;
  className?: string;
}

/**
 * What the build puts in the place of a styled root: the element with its class, no hook, no runtime CSS. The library's
 * own components make the element by `of` (`ofs` with several children), which costs no component: `props` is theirs
 * to change. Others use it as the component that it is.
 *
 * @param tag the element or component that the root styles
 * @param cls the root's stable class name, such as `rt-button`
 */
export const thin = <T extends ElementType>(tag: T, cls: string): Root<T> => {
  if (process.env.NODE_ENV === 'development') tellMissingStyles();
  const make =
    (create: typeof jsx) =>
    (props: ThinProps, key?: string): ReactElement => {
      const type = props.as || tag;
      // Not deleted: an object that loses a property is slow from then on, and React prints nothing for undefined.
      if (props.as) props.as = undefined;
      props.className = props.className ? cls + ' ' + props.className : cls;
      return create(type, props, key);
    };
  const of = make(jsx);
  return selector(
    Object.assign(
      forwardRef<unknown, ThinProps>((props, ref) =>
        of((ref ? { ...props, ref } : { ...props }) as ThinProps),
      ),
      { of, ofs: make(jsxs) },
    ),
    '.' + cls,
  ) as never;
};
