/**
 * Key in `sessionStorage` of the build from which this tab was last reloaded automatically, and when. The head script
 * writes it too.
 */
export const RELOADED_KEY = 'onset_reloaded';

/** Key in `sessionStorage` of what the visitor typed before a reload. */
export const DRAFTS_KEY = 'onset_drafts';

/** Minimum time between two automatic reloads of any build, in milliseconds. */
export const RELOAD_PAUSE_MS = 300_000;

/** Minimum time between two automatic reloads of the same build, in milliseconds. */
const SAME_BUILD_PAUSE_MS = 3_600_000;

/**
 * Returns true if a page of a build may reload itself, and records that. Returns false if storage is blocked:
 * otherwise, a page that fails each time would reload forever.
 */
export function mayReload(build: string): boolean {
  try {
    const [last, at = ''] = (sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
    const since = Math.abs(Date.now() - Number(at));
    if (since < (last === build ? SAME_BUILD_PAUSE_MS : RELOAD_PAUSE_MS)) return false;
    sessionStorage.setItem(RELOADED_KEY, `${build} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}
