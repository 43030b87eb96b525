export { ToastRegion } from './toast-region.tsx';
export { toastRegionStyles, toastStyles } from './toast-styles.ts';
