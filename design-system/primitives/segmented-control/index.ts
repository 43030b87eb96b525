export { SegmentedControl } from './segmented-control.tsx';
export type { Segment, SegmentedControlProps } from './segmented-control.tsx';
