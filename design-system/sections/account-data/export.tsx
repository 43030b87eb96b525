import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormError, FormStatus } from '../../primitives/form-messages.tsx';
import { Notice } from '../../primitives/notice.tsx';
import { RichText } from '../../primitives/rich-text.tsx';

interface ExportProps {
  heading: ReactNode;
  text: string;
  label: string;
  doneText: string;
  pending: boolean;
  error: string | null | undefined;
  notice: string | null | undefined;
  done: boolean;
  onExport: (() => void) | undefined;
}

/** The data of an account, as a file. */
export function Export({ heading, text, label, doneText, pending, error, notice, done, onExport }: ExportProps) {
  return (
    <div data-slot="export" className="flex flex-col gap-4">
      {heading}
      <p className="max-w-line text-ink-muted">
        <RichText source={text} />
      </p>
      {error && !pending && <FormError>{error}</FormError>}
      {notice !== undefined && (
        <Notice className="empty:sr-only" message={notice && !pending ? { tone: 'neutral', text: notice } : null} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="outline" pending={pending} onClick={onExport}>
          {label}
        </Button>
        <FormStatus>{done && !pending && !error && doneText}</FormStatus>
      </div>
    </div>
  );
}
