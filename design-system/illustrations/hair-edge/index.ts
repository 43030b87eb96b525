export { HairEdge } from './hair-edge.tsx';
