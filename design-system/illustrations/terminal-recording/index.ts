export { TerminalRecording } from './terminal-recording.tsx';
