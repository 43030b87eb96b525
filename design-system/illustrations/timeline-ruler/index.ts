export { TimelineRuler, timecode } from './timeline-ruler.tsx';
export type { TimelineRulerProps } from './timeline-ruler.tsx';
