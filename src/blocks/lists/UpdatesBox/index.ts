export { UpdatesBox, type UpdatesBoxProps } from './UpdatesBox.tsx';
