import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { listRole } from '../layout.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { avatarGroup } from '../../messages/components.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { AvatarGroupRoot, AvatarRoot } from './Avatar.styles.ts';

export interface AvatarGroupProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'aria-label'>, Pick<AvatarProps, 'size'> {
  /** The accessible name: who these people are. */
  label: string;
  people: readonly Pick<AvatarProps, 'name' | 'src'>[];
  /** More people than this are written as a number. */
  max?: number | undefined;
  /** Announced instead of the number of the others. */
  moreLabel?: ((count: number) => string) | undefined;
}

/** Portraits that overlap: the authors of a story, the readers of a conversation. */
export const AvatarGroup = styleable<AvatarGroupProps>(
  AvatarGroupRoot,
  function AvatarGroup({ label, people, max = 5, size = 'm', moreLabel = avatarGroup.more, ...rest }) {
    // '+1' takes the place of the one that it counts.
    const shown = people.length > max + 1 ? people.slice(0, max) : people;
    const others = people.length - shown.length;
    return (
      <AvatarGroupRoot aria-label={label} data-size={size} {...listRole('ul')} {...rest}>
        {shown.map((person, at) => (
          <li key={at}>
            <Avatar {...person} size={size} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <AvatarRoot data-size={size} aria-hidden>
              {`+${others}`}
            </AvatarRoot>
            <VisuallyHidden>{moreLabel(others)}</VisuallyHidden>
          </li>
        )}
      </AvatarGroupRoot>
    );
  },
);
