export { DeviceList } from './device-list.tsx';
export type { DeviceListBehavior, DeviceListProps } from './device-list.tsx';
export type { Device } from './device-row.tsx';
export type { DeviceListContent } from './device-list.schema.ts';
