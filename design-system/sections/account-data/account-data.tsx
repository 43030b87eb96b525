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
  /** The account's email address, for password managers. */
  email?: string | null | undefined;
  /** How far the export has come: at work, failed for a reason in `exportError`, done. */
  exporting?: boolean;
  exportError?: string | null;
  /** What there is to say in place of an export, such as that it cannot be had here. */
  exportNotice?: string | null;
  exported?: boolean;
  onExport?: () => void;
  /** How far the deletion has come. A wrong password is an error of its field. */
  deletionState?: DeletionState;
  deletionRules?: FormRules<DeletionFields>;
  /** Called with the password, once no rule finds an error. */
  onDelete?: (values: DeletionValues) => void;
  /**
   * The subscriptions that would go on being paid after the deletion. It says so, and they have to be cancelled as well;
   * one that ends by itself is none of them.
   */
  running?: readonly RunningSubscription[];
}

const NOTHING_RUNS: readonly RunningSubscription[] = [];

export type AccountDataProps = SectionProps<AccountDataContent, AccountDataBehavior>;

/**
 * Where a customer takes their data with them, or deletes their account. The last part of an account page: nothing
 * under it is reached past it.
 *
 * Deleting takes two steps, and says before the second what goes, and what stays because the law requires it. Where a
 * subscription runs, that is said first, and has to be cancelled as well. Heading up to 40 characters.
 */
export function AccountData({
  at,
  heading,
  headingLevel = 2,
  lede,
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
  running = NOTHING_RUNS,
  className = '',
  ...rest
}: AccountDataProps) {
  const id = useId();
  const Subheading = `h${headingLevel === 3 ? 4 : headingLevel === 2 ? 3 : 2}` as const;
  return (
    <section data-section="account-data" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        <div className="flex min-w-0 flex-col gap-10">
          {/* Of an account that is gone there is nothing left to download. */}
          {deletionState.deleted !== true && (
            <Export
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
    </section>
  );
}

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
function Export({ heading, text, label, doneText, pending, error, notice, done, onExport }: ExportProps) {
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
