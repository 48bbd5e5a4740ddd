export { Text, type TextProps, type TextVoice } from './Text.tsx';
