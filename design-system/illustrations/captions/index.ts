export { Captions, CaptionsLesson } from './captions.tsx';
