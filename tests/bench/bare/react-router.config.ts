import type { Config } from '@react-router/dev/config';

/** The least a hydrated React Router site can be: what the pages of this site are measured against. */
export default { ssr: true, prerender: ['/'] } satisfies Config;
