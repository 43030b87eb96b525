export { Notice } from './notice.tsx';
export type { NoticeAction, NoticeMessage, NoticeProps } from './notice.tsx';
