import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';

/** One place where someone is logged in. */
export interface Session {
  id: string;
  /** What it is, in words: "Safari on macOS". */
  device: string;
  /** When it was last used, in words, because a time makes no sense without the reader's clock: "2 hours ago". */
  lastActive: string;
  /** When it began, in words. */
  loggedIn: string;
  /** Whether it is the one this page is seen in. */
  current: boolean;
}

interface SessionRowProps {
  session: Session;
  currentLabel: string;
  endLabel: string;
  pending: boolean;
  onEnd: () => void;
}

/** One session: the device, when it was used, and the button that ends it. This device's own ends by logging out. */
export function SessionRow({ session, currentLabel, endLabel, pending, onEnd }: SessionRowProps) {
  const { device, lastActive, loggedIn, current } = session;
  return (
    <li
      data-slot="session"
      data-current={current || undefined}
      className="flex items-center justify-between gap-x-6 border-b border-line py-4 @lg:first:pt-0"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
          {device}
          {current && <Badge tone="success">{currentLabel}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-small text-ink-muted">
          <span>Last active {lastActive}</span>
          <span>Logged in {loggedIn}</span>
        </p>
      </div>
      {!current && (
        <Button variant="outline" size="sm" pending={pending} onClick={onEnd}>
          {endLabel}
          <VisuallyHidden>{device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** The place of a session that is not known yet. */
export function SessionPlaceholder() {
  return (
    <li className="flex flex-col gap-3 border-b border-line py-5 @lg:first:pt-1">
      <span className="h-4 w-2/5 rounded-xs bg-line" />
      <span className="h-3 w-3/5 rounded-xs bg-hover" />
    </li>
  );
}
