import { useId } from 'react';
import type { ComponentProps } from 'react';
import { AccountPanel } from '../account-panel.tsx';
import type { AccountDataContent } from './account-data.schema.ts';
import { Deletion } from './deletion.tsx';
import type { DeletionAnswer } from './deletion.tsx';
import { Export } from './export.tsx';
import type { DeletionValues } from './validate-deletion.ts';

interface Behaviour {
  /** How far the export has come: at work, failed for a reason in `exportError`, done. */
  exporting?: boolean;
  exportError?: string | null;
  exported?: boolean;
  onExport?: () => void;
  /** What the server says of the deletion: at work, at fault, done. A wrong password is a fault of its field. */
  deletionAnswer?: DeletionAnswer;
  /** Called with the password, once it is there and the box is ticked. */
  onDelete?: (values: DeletionValues) => void;
}

export type AccountDataProps = AccountDataContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof AccountDataContent | keyof Behaviour | 'children'>;

/**
 * Where a customer takes their data with them, or deletes their account. The last part of an account page: nothing
 * under it is reached past it.
 *
 * Deleting takes two steps, and says before the second what goes, and what stays for the law's sake. Heading up to 40
 * characters.
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
  exporting = false,
  exportError,
  exported = false,
  onExport,
  deletionAnswer = {},
  onDelete,
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
          {deletionAnswer.deleted !== true && (
            <Export
              heading={<Subheading className="text-subheading font-medium">{exportHeading}</Subheading>}
              text={exportText}
              label={exportLabel}
              doneText={exportedText}
              pending={exporting}
              error={exportError}
              done={exported}
              onExport={onExport}
            />
          )}
          <Deletion
            {...deletion}
            heading={
              <Subheading className="text-subheading font-medium">{deletion.heading ?? 'Delete my account'}</Subheading>
            }
            answer={deletionAnswer}
            onDelete={onDelete}
          />
        </div>
      </AccountPanel>
    </section>
  );
}
AccountData.sectionName = 'account-data';
