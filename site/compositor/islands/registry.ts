import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType<never>>;

/**
 * The sections that can be islands, by name. Each comes in a file of its own, fetched when the first of its kind wakes.
 */
export const islands: Readonly<Record<string, Load>> = {
  'call-to-action': () =>
    import('@onset/design-system/sections/call-to-action').then(({ CallToAction }) => CallToAction),
  hero: () => import('@onset/design-system/sections/hero').then(({ Hero }) => Hero),
};
