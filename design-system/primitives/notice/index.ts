export { Notice } from './notice.tsx';
export { NoticeButton } from './notice-button.tsx';
export type { NoticeAction } from './notice-button.tsx';
export type { NoticeMessage, NoticeProps } from './notice.tsx';
