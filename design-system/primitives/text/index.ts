export { plainText, Text } from './text.tsx';
