export { Dialog, DialogClose, type DialogBaseProps, type DialogProps } from './Dialog.tsx';
export { returnsFocus } from './focus.ts';
