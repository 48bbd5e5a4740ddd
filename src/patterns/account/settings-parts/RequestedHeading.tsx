'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../components/Heading/Heading.tsx';

interface RequestedHeadingProps extends HeadingProps {
  /** A link asks for its part: it takes the focus when the part appears, and comes into view. */
  requested: boolean;
}

export function RequestedHeading({ requested, ...rest }: RequestedHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (requested) heading.current?.focus();
  }, [requested]);
  return <Heading ref={heading} tabIndex={requested ? -1 : undefined} {...rest} />;
}
