export { PersonRecording } from './person-recording.tsx';
