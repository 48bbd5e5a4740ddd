export { SocialButtons, type Company, type SocialButtonsProps } from './SocialButtons.tsx';
