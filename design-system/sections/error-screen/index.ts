export { ErrorScreen } from './error-screen.tsx';
export type { ErrorScreenProps } from './error-screen.tsx';
