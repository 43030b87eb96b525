export { FilmLengths } from './film-lengths.tsx';
