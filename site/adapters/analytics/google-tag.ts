/** Google's tag: the list that it reads, and its script. */
export interface GoogleTag {
  /** Adds a command. The script reads `arguments` objects; it passes over arrays. */
  readonly command: (...command: readonly unknown[]) => void;
  /**
   * Fetches the script, once, whatever id it is called with later. Resolves with whether it came: a blocker stops it
   * for many visitors, and that is no error.
   */
  readonly load: (id: string) => Promise<boolean>;
  /** Google's own switch: while it is on, the script sends nothing to this measurement id. */
  readonly disable: (measurementId: string, isOff: boolean) => void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** URL of the script, without the ID. `site/server/http/security-headers.ts` allows its origin. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** The tag of this page. Nothing is fetched before `load`. */
export function googleTag(page: Window & typeof globalThis): GoogleTag {
  let loading: Promise<boolean> | undefined;
  return {
    command(...command) {
      try {
        (page.dataLayer ??= []).push(toArguments(...command));
      } catch {
        // Once it is there the script listens to `push`; what fails inside it is not the page's.
      }
    },
    load: (id) =>
      (loading ??= new Promise((resolve) => {
        const script = page.document.createElement('script');
        script.async = true;
        script.src = SCRIPT + encodeURIComponent(id);
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        page.document.head.append(script);
      })),
    disable(measurementId, isOff) {
      Object.assign(page, { [`ga-disable-${measurementId}`]: isOff });
    },
  };
}

/** The `arguments` of a call. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- It is the object itself that the script looks for.
  return arguments;
}
