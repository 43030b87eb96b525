import { createContext } from 'react';

/** Takes the visitor to a path of the site. Where nobody says how (Storybook), the browser does it. */
export const NavigationContext = createContext<(target: string) => void>((target) => location.assign(target));
