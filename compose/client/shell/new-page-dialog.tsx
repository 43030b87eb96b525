import { Button } from '@onset/design-system/primitives/button';
import { Field } from '@onset/design-system/primitives/field';
import { useState } from 'react';
import { Dialog, DialogActions } from './dialog.tsx';

interface NewPageDialogProps {
  /** Makes the page; rejects with the reason why it cannot. */
  onMake: (path: string) => Promise<void>;
  onClose: () => void;
}

/** Asks where a new page is to be, and makes it with its story and a link in the footer. */
export function NewPageDialog({ onMake, onClose }: NewPageDialogProps) {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const make = async (path: string): Promise<void> => {
    setIsPending(true);
    try {
      await onMake(path);
      onClose();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
    setIsPending(false);
  };
  return (
    <Dialog title="New page" description="This creates the file, a story and a link in the footer." onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const path = new FormData(event.currentTarget).get('path');
          void make(typeof path === 'string' ? path.trim() : '');
        }}
      >
        <div className="px-5 py-4">
          <Field
            label="Path"
            name="path"
            hint="Such as /press or /guides/first-recording: lower-case letters, digits and hyphens."
            defaultValue="/"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that the user has opened
            autoFocus
            error={error}
            autoComplete="off"
            required
          />
        </div>
        <DialogActions>
          <Button variant="quiet" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" pending={isPending}>
            Create page
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
