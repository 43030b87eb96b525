import { useMemo } from 'react';
import { offeredTargets, targetsOf } from './link-targets.ts';
import type { Offer } from './offers.tsx';
import { useOwnAnchors, useSite } from './use-place.ts';

/** What links of the site are completed from. */
export function useTargets(): (typed: string) => Offer[] {
  const { places } = useSite();
  const key = useOwnAnchors().join(' ');
  const targets = useMemo(() => targetsOf(places, key === '' ? [] : key.split(' ')), [places, key]);
  return (typed) => offeredTargets(targets, typed).map(({ href, title }) => ({ value: href, detail: title }));
}
