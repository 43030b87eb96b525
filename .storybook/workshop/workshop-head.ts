import { localOrigin } from '../../site/vite/local-ports.ts';
import { WORKSHOP_META } from './workshop-name.ts';

/** Tells the manager where the workshop is. A Storybook that is built stands elsewhere, where there is none. */
export const workshopHead = (env: Readonly<Record<string, string | undefined>>): string =>
  `<meta name="${WORKSHOP_META}" content="${localOrigin(env, 'COMPOSE_PORT')}">`;
