export { Shortcuts, ShortcutsLesson } from './shortcuts.tsx';
