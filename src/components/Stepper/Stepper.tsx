import type { ComponentPropsWithRef, ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../Icon/icons/interface.ts';
import { listRole } from '../layout.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StepperRoot } from './Stepper.styles.ts';
import { stepper } from '../../messages/components.ts';

export interface Step {
  label: ReactNode;
  description?: ReactNode;
  /** Address for changing a completed step. */
  href?: string | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** The accessible name of the list: what the steps lead to. */
  label: string;
  steps: readonly Step[];
  /** The index of the current step. All steps are completed if it is their number. */
  current: number;
  /** `vertical` has room for long labels, on phones too. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Announced before the label of a completed step. */
  doneLabel?: string | undefined;
}

const stateOf = (at: number, current: number): 'done' | 'current' | 'next' =>
  at < current ? 'done' : at === current ? 'current' : 'next';

/** The reader's progress in a task with several pages. The page's own buttons navigate. */
export const Stepper = styleable<StepperProps>(
  StepperRoot,
  function Stepper({ label, steps, current, orientation = 'horizontal', doneLabel = stepper.done, ...rest }) {
    return (
      <StepperRoot data-orientation={orientation} {...rest}>
        <ol aria-label={label} {...listRole('ol')}>
          {steps.map(({ label: words, description, href }, at) => {
            const state = stateOf(at, current);
            const content = (
              <>
                <span className="mark" aria-hidden>
                  {state === 'done' ? <Icon icon={checkIcon} /> : at + 1}
                </span>
                <span className="words">
                  {state === 'done' && (
                    <>
                      <VisuallyHidden>{doneLabel}</VisuallyHidden>{' '}
                    </>
                  )}
                  {words}
                  {description && <span className="description">{description}</span>}
                </span>
              </>
            );
            return (
              <li key={at} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                {state === 'done' && href ? (
                  <a className="step" href={safeHref(href)}>
                    {content}
                  </a>
                ) : (
                  <span className="step">{content}</span>
                )}
              </li>
            );
          })}
        </ol>
      </StepperRoot>
    );
  },
);
