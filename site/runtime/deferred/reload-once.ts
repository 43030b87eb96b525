/** Says of which build this tab was loaded again without being asked, and when. The script in the head writes it too. */
export const RELOADED_KEY = 'onset_reloaded';

/** No page is loaded again by itself within this time of another, in milliseconds, whatever its build. */
export const RELOAD_PAUSE_MS = 300_000;

/** Nor a page of the same build within this time. */
const SAME_BUILD_PAUSE_MS = 3_600_000;

/**
 * Whether a page of a build may load itself again, and from then on not any more. Never where the browser keeps nothing: nobody could
 * say then that it has happened before, and a page that fails each time would load itself for ever.
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
