export { Button, ButtonLink, buttonStyles } from './button.tsx';
export type { ButtonLinkProps, ButtonProps } from './button.tsx';
