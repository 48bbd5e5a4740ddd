export { Avatar, type AvatarProps } from './Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup.tsx';
