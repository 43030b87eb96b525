import { AccountData } from '@onset/design-system/sections/account-data';
import type { AccountDataProps } from '@onset/design-system/sections/account-data';
import { useAccount } from './account.ts';
import { useAuth } from './auth.ts';
import { SIGNED_IN_ONLY } from './signed-in-only.ts';
import { useFormCall } from './use-form-call.ts';

export type ConnectedAccountDataProps = Omit<
  AccountDataProps,
  'exporting' | 'exportError' | 'exported' | 'onExport' | 'deletionAnswer' | 'onDelete'
>;

/** Taking one's data and leaving, bound to the account API. Nothing where nobody is signed in, but for who just left. */
export function ConnectedAccountData({ className = '', ...content }: ConnectedAccountDataProps) {
  const { state, auth } = useAuth();
  const account = useAccount();
  const exporting = useFormCall<never>({ names: [] });
  const deletion = useFormCall({
    names: ['password'],
    messages: { 'The provided current password is invalid': 'password' },
  });
  if (state.status === 'signed-out' && !deletion.done) return null;
  return (
    <AccountData
      {...content}
      className={`${deletion.done ? '' : SIGNED_IN_ONLY} ${className}`}
      exporting={exporting.pending}
      exportError={exporting.answer.error}
      exported={exporting.done}
      onExport={() => void exporting.run(async () => save(await account().exportData()))}
      deletionAnswer={{ pending: deletion.pending, deleted: deletion.done, ...deletion.answer }}
      onDelete={({ password }) => void deletion.run(() => auth().deleteAccount(password))}
    />
  );
}
ConnectedAccountData.sectionName = AccountData.sectionName;

/** Has the browser save data as a file, readable to people. */
function save(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'onset-account.json';
  link.click();
  URL.revokeObjectURL(url);
}
