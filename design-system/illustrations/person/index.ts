export { Person } from './person.tsx';
