export { Dialog, type DialogBaseProps, type DialogProps } from './Dialog.tsx';
export { DialogClose } from './DialogFrame.tsx';
export { returnsFocus } from './focus.ts';
