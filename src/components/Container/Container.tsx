import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import type { LayoutElement } from '../layout.ts';
import { ContainerRoot } from './Container.styles.ts';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** The element, when it is no `<div>`. */
  as?: Exclude<LayoutElement, 'ul' | 'ol'> | undefined;
  /** The brand's page width, or its reading measure. `page` unless the other is named. */
  width?: 'page' | 'text' | undefined;
}

/** Keeps what is in it to the page's width, in the middle, with the brand's margin at both sides. */
export const Container = styleable<ContainerProps>(ContainerRoot, function Container({ width, ...rest }) {
  return <ContainerRoot data-width={width} {...rest} />;
});
