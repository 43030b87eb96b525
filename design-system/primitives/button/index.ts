export { Button, buttonStyles } from './button.tsx';
export type { ButtonProps } from './button.tsx';
