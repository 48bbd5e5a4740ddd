export { Toast, TOAST_DURATION_MS, type ToastProps } from './Toast.tsx';
