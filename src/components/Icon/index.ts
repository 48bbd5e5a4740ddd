export { Icon, type IconProps } from './Icon.tsx';
export type { IconShape } from './shape.ts';
export * from './icons/interface.ts';
export * from './icons/arrows.ts';
export * from './icons/media.ts';
export * from './icons/social.ts';
