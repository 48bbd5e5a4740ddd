import type { ComponentPropsWithRef } from 'react';
import './foundations.css';

/** A part of a documentation page that has the brand's page under it, and none of Storybook's styles. */
export const Stage = (props: ComponentPropsWithRef<'div'>) => (
  <div className="sb-unstyled">
    <div {...props} className="foundations-stage" />
  </div>
);
