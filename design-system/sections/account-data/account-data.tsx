import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormError, FormStatus } from '../../primitives/form-messages.tsx';
import type { FormRules } from '../../primitives/form-values.ts';
import { Notice } from '../../primitives/notice.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { AccountDataContent } from './account-data.schema.ts';
import { Deletion } from './deletion.tsx';
import type { DeletionFields, DeletionState, DeletionValues, RunningSubscription } from './deletion.tsx';

export interface AccountDataBehavior {
  /** Email address of the account, for password managers. */
  email?: string | null | undefined;
  /** True while the data is being exported. */
  exporting?: boolean;
  exportError?: string | null;
  /** Message above the button, for example that the server can't export data. Null while there is no message. */
  exportNotice?: string | null;
  exported?: boolean;
  onExport?: () => void;
  /** State of the deletion form. A wrong password is in its `fieldErrors`. */
  deletionState?: DeletionState;
  deletionRules?: FormRules<DeletionFields>;
  /** Called with valid values. */
  onDelete?: (values: DeletionValues) => void;
  /**
   * Subscriptions that would continue to charge the customer after the deletion, so they must be canceled with it.
   * Subscriptions that end on their own aren't included.
   */
  running?: readonly RunningSubscription[];
}

const NO_SUBSCRIPTIONS: readonly RunningSubscription[] = [];

export type AccountDataProps = SectionProps<AccountDataContent, AccountDataBehavior>;

/**
 * Section that exports an account's data and deletes the account. It is the last section of an account page.
 *
 * The deletion requires two steps: opening a form and submitting it. The texts above the form list the running
 * subscriptions, what is deleted, and what remains because the law requires it. A running subscription must be canceled
 * with the account. Heading up to 40 characters.
 */
export function AccountData({
  headingLevel = 2,
  exportHeading = 'Download my data',
  exportText,
  exportLabel = 'Download my data',
  exportedText = 'Your data has been downloaded',
  deletion,
  email,
  exporting = false,
  exportError,
  exportNotice,
  exported = false,
  onExport,
  deletionState = {},
  deletionRules,
  onDelete,
  running = NO_SUBSCRIPTIONS,
  ...rest
}: AccountDataProps) {
  const id = useId();
  const Subheading = `h${headingLevel === 3 ? 4 : headingLevel === 2 ? 3 : 2}` as const;
  return (
    <AccountPanel name="account-data" headingId={id} headingLevel={headingLevel} {...rest}>
      <div className="flex min-w-0 flex-col gap-10">
        {/* After the deletion, there is nothing to export. */}
        {deletionState.deleted !== true && (
          <DataExport
            heading={<Subheading className="text-subheading font-medium">{exportHeading}</Subheading>}
            text={exportText}
            label={exportLabel}
            doneText={exportedText}
            pending={exporting}
            error={exportError}
            notice={exportNotice}
            done={exported}
            onExport={onExport}
          />
        )}
        <Deletion
          {...deletion}
          heading={
            <Subheading className="text-subheading font-medium">{deletion.heading ?? 'Delete my account'}</Subheading>
          }
          email={email}
          state={deletionState}
          rules={deletionRules}
          onDelete={onDelete}
          running={running}
        />
      </div>
    </AccountPanel>
  );
}

interface DataExportProps {
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

/** Button that exports the account's data as a file, with an explanation and status messages. */
function DataExport({ heading, text, label, doneText, pending, error, notice, done, onExport }: DataExportProps) {
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
