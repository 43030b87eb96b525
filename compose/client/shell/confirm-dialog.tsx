import { Button } from '@onset/design-system/primitives/button';
import { Scroller } from './scroller.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** What there is to know before, one thing a line. */
  points?: readonly string[];
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that is worth a second thought. */
export function ConfirmDialog({
  title,
  description,
  points = [],
  confirmLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      {points.length > 0 && (
        <Scroller label="Details">
          <ul className="flex list-disc flex-col gap-1 px-5 py-4 ps-9 text-small wrap-anywhere">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Scroller>
      )}
      <DialogActions>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Go back
        </Button>
        <Button variant="danger" size="sm" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
