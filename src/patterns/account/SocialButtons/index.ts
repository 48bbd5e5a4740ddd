export { SocialButtons, type SocialButtonsProps } from './SocialButtons.tsx';
