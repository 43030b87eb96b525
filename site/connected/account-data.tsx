import { AccountData } from '@onset/design-system/sections/account-data';
import type { AccountDataContent, DeletionFields } from '@onset/design-system/sections/account-data';
import { WRONG_CURRENT_PASSWORD } from '../contract/messages.ts';
import { useAccount } from './account.ts';
import { useAuth } from './auth.ts';
import type { ConnectedProps } from './connected-props.ts';
import { perUser } from './per-user.tsx';
import { NOT_OFFERED, offered } from './offered.ts';
import { deletionRules } from './profile-rules.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';
import { useFormCall } from './use-form-call.ts';

/** Taking one's data and leaving, bound to the account API. Nothing where nobody is signed in, but for who just left. */
export const ConnectedAccountData = perUser(UserAccountData);

function UserAccountData({ className = '', ...content }: ConnectedProps<AccountDataContent>) {
  const { state, auth } = useAuth();
  const account = useAccount();
  const exporting = useFormCall({ fields: {} });
  const deletion = useFormCall<DeletionFields>({
    fields: { password: 'password' },
    messages: { [WRONG_CURRENT_PASSWORD]: 'password' },
  });
  if (state.status === 'signed-out' && !deletion.done) return null;
  const noDownload = exporting.errors.error === NOT_OFFERED;
  const noDeletion = deletion.errors.error === NOT_OFFERED;
  return (
    <AccountData
      {...content}
      className={`${deletion.done ? '' : SIGNED_IN_ONLY} ${className}`}
      exporting={exporting.pending}
      exportError={noDownload ? null : exporting.errors.error}
      exportNotice={noDownload ? `${NOT_OFFERED} Write to us, and we send you your data.` : null}
      exported={exporting.done}
      onExport={() => void exporting.run(async () => save(await offered((await account()).exportData())))}
      deletionState={{
        pending: deletion.pending,
        deleted: deletion.done,
        ...deletion.errors,
        error: noDeletion ? null : deletion.errors.error,
        notice: noDeletion ? `${NOT_OFFERED} Write to us, and we delete your account.` : null,
      }}
      deletionRules={deletionRules}
      onDelete={({ password }) => void deletion.run(async () => offered((await auth()).deleteAccount(password)))}
    />
  );
}

/** Has the browser save data as a file, readable to people. */
function save(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'onset-account.json';
  link.click();
  URL.revokeObjectURL(url);
}
