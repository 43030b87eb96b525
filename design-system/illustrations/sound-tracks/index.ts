export { SoundTracks } from './sound-tracks.tsx';
