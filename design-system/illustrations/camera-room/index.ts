export { CameraCleared, CameraRoom } from './camera-room.tsx';
