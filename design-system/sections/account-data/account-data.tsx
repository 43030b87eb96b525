import { useId } from 'react';
import type { FormRules } from '../../primitives/form-values.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { AccountDataContent } from './account-data.schema.ts';
import { Deletion } from './deletion.tsx';
import type { DeletionState } from './deletion.tsx';
import { Export } from './export.tsx';
import type { DeletionFields, DeletionValues } from './fields.ts';
import type { RunningSubscription } from './running.tsx';

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
