import type { Config } from '@react-router/dev/config';

/** The least a hydrated React Router site can be: what an app page is measured against. */
export default { ssr: true, prerender: ['/'] } satisfies Config;
