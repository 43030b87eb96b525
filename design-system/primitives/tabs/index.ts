export { Tabs } from './tabs.tsx';
export type { TabItem, TabsProps } from './tabs.tsx';
