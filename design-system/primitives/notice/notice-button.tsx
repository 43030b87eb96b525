import { Button } from '../button/index.ts';

/** The one action of a notice or of a form's error, and its progress. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
  pending?: boolean;
  /** What it has done, in a sentence. The button stays: it may be needed again. */
  done?: string | null;
  /** Why it has not. */
  error?: string | null;
}

/** The button of an action, with its outcome beside it. */
export function NoticeButton({ label, onClick, pending = false, done, error }: NoticeAction) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" pending={pending} onClick={onClick}>
        {label}
      </Button>
      {!pending && done && <span className="text-success">{done}</span>}
      {!pending && error && <span className="font-medium text-danger">{error}</span>}
    </div>
  );
}
