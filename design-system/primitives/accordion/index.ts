export { AccordionItem } from './accordion.tsx';
export type { AccordionItemProps } from './accordion.tsx';
