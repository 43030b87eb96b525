import { whenIdle } from './idle.ts';

/**
 * `vitals` of the configuration by the name that the build puts in, so that the bundler knows it before it looks for what is
 * imported: else there would be a file of it in every build.
 */
declare const HAS_VITALS: boolean;
const loadVitals = HAS_VITALS ? () => import('./vitals/tell-server.ts') : undefined;

/**
 * Has the page measured for the site's own server, where the build says so, once it is loaded and has nothing else to do.
 * What was before is told by the browser then. Who saves data, or sends Global Privacy Control, is not measured, and
 * fetches nothing.
 */
export function startVitals(): void {
  if (!HAS_VITALS || savesData() || refusesBySignal()) return;
  // Where its code cannot be had, nothing is measured.
  whenIdle(
    () =>
      void loadVitals?.().then(
        ({ tellServer }) => tellServer(),
        () => {},
      ),
  );
}

/** What browsers say of their connection; not all do. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

const savesData = (): boolean => (navigator as Navigator & Connected).connection?.saveData === true;

const refusesBySignal = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
