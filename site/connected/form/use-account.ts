import { useCallback } from 'react';
import type { Account } from '../../adapters/account/account.ts';
import { useAuth } from './use-auth.ts';

/** Returns a function that loads the client of the account API with the page's session. Call it only in the browser. */
export function useAccount(): () => Promise<Account> {
  const { withAuth } = useAuth();
  return useCallback(
    () =>
      withAuth(async ({ http }) => {
        const { createAccount } = await import('../../adapters/account/account.ts');
        return createAccount({ http });
      }),
    [withAuth],
  );
}
