export { Dialog, DialogClose, type DialogBaseProps, type DialogProps } from './Dialog.tsx';
