export { Timeline, TimelineRetakes } from './timeline.tsx';
