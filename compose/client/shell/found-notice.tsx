import { Button } from '@onset/design-system/primitives/button';
import type { Found } from './use-page-work.ts';

interface FoundNoticeProps {
  found: Found;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Says that work was found again which was never saved, and offers to begin with the file instead. */
export function FoundNotice({ found, onKeep, onDiscard }: FoundNoticeProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 text-small">
      <span className="me-auto">
        Work of {new Date(found.at).toLocaleString('en-GB')} has been restored
        {found.isOlder && '; the file was changed since it began'}.
      </span>
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        Use the file instead
      </Button>
      <Button variant="outline" size="sm" onClick={onKeep}>
        Keep it
      </Button>
    </p>
  );
}
