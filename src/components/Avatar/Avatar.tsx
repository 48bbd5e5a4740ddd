import type { ComponentPropsWithRef } from 'react';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { userIcon } from '../Icon/icons/interface.ts';
import { AvatarRoot } from './Avatar.styles.ts';
import { initials } from './initials.ts';

/** Pixels of each size, for the picture's `width` and `height`. */
const PIXELS = { s: 32, m: 48, l: 80, xl: 128 } as const;

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; the source of the initials without a portrait. */
  name: string;
  src?: string | undefined;
  size?: keyof typeof PIXELS | undefined;
  /** `brand` follows the theme; `square` is for rows of speakers and columnists. */
  shape?: 'brand' | 'square' | undefined;
  /** The name is written next to the portrait, so the portrait is decorative. */
  decorative?: boolean | undefined;
}

/** A person's portrait, or the initials, or a generic figure without a name. */
export const Avatar = styleable<AvatarProps>(
  AvatarRoot,
  function Avatar({ name, src, size = 'm', shape = 'brand', decorative, ...rest }) {
    const px = PIXELS[size];
    const named = decorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
    return (
      <AvatarRoot data-size={size} data-shape={shape} {...named} {...rest}>
        {src ? (
          <img src={src} alt="" width={px} height={px} loading="lazy" decoding="async" />
        ) : (
          initials(name) || <Icon icon={userIcon} />
        )}
      </AvatarRoot>
    );
  },
);
