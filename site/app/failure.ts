import { createContext } from 'react-router';

/**
 * Set for a request that is to fail, whatever it asks for: the build has the pages of errors drawn by it, which are
 * shown when nothing can be drawn any more. A number fails with that status, `browser` without any. No visitor can set
 * it.
 */
export const failure = createContext<'none' | 'browser' | number>('none');
