import { useEffect, useState } from 'react';
import type { Way } from '../../protocol/protocol.ts';
import { api } from '../api/api.ts';

/** Links to where else the open page is shown on this machine. One that would lead nowhere says what must be running. */
export function WaysOut({ file }: { file: string }) {
  const ways = useWays(file);
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Where else the page is" className="flex shrink-0 items-center gap-1 text-small">
      {ways.map(({ name, href, hint }) => (
        // One element whether it leads somewhere or not: the focus stays on it when that changes, and why it leads nowhere can be read there.
        <a
          key={name}
          href={href}
          {...(href === undefined && { role: 'link', tabIndex: 0, 'aria-disabled': true })}
          target="_blank"
          rel="noopener"
          title={href === undefined ? hint : `${hint}. Opens in a new tab.`}
          className={`${LOOK} ${href === undefined ? 'opacity-40' : 'underline decoration-line-strong underline-offset-4 hover:bg-hover hover:text-ink'}`}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

const LOOK = 'rounded-sm px-2 py-1 text-ink-muted';

/** The ways from a page; asked for again when somebody comes back to the window, who may have started something. */
function useWays(file: string): readonly Way[] {
  const [ways, setWays] = useState<readonly Way[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      try {
        setWays((await api.ways(file, leaving.signal)).ways);
      } catch {
        // A workshop that does not answer says so elsewhere. It knows of no way.
        if (!leaving.signal.aborted) setWays([]);
      }
    };
    void look();
    const again = (): void => void look();
    addEventListener('focus', again, { signal: leaving.signal });
    return () => leaving.abort();
  }, [file]);
  return ways;
}
