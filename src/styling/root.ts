import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';

/**
 * A component that consumers can style and use as a selector.
 * `_sc` is a type-only brand, the same as in styled-components, so that `${Button}` in a
 * consumer's template has the type of a selector instead of a style function.
 */
export interface Styleable<P> {
  (props: P): ReactNode;
  readonly _sc: symbol;
  toString(): string;
  displayName?: string | undefined;
}

/** A styled root: the one element of a component that carries its CSS. */
export type Root<T extends ElementType> = Styleable<
  ComponentPropsWithRef<T> & { as?: ElementType | undefined }
>;

/**
 * The props of the element at a component's root, without those in whose place the component has its own, and those of
 * Radix that replace the element.
 */
export type RootProps<T extends ElementType, Own = unknown> = Omit<
  ComponentPropsWithRef<T>,
  'children' | 'asChild' | 'forceMount' | keyof Own
>;
