import { createContext } from 'react-router';

/**
 * Set for a request that is to fail, whatever it asks for: the build has the pages of errors drawn by it, which are
 * shown when nothing can be drawn any more. `server` fails with the status 500, `browser` without any status. No
 * visitor can set it.
 */
export const failure = createContext<'none' | 'server' | 'browser'>('none');
