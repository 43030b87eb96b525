export { Toasts } from './toasts.tsx';
export type { ToastMessage, ToastsProps } from './toasts.tsx';
export { toastButtonStyles, toastRegionStyles, toastStyles } from './toast-styles.ts';
