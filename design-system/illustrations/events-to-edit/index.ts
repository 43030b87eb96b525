export { EventsToEdit } from './events-to-edit.tsx';
