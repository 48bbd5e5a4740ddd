export { Dialog, type DialogBaseProps, type DialogProps } from './Dialog.tsx';
export { DialogClose, type DialogStateProps } from './DialogFrame.tsx';
