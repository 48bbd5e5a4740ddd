export { default } from '../../../.storybook/preview.ts';
