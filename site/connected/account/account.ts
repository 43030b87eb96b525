import { useCallback } from 'react';
import type { Account } from '../../adapters/account/account.ts';
import { useAuth } from '../auth.ts';

/** The calls of the account area, made with the page's session. To be called in the browser only. */
export function useAccount(): () => Promise<Account> {
  const { auth } = useAuth();
  return useCallback(async () => {
    const [{ http }, { createAccount }] = await Promise.all([auth(), import('../../adapters/account/account.ts')]);
    return createAccount({ http });
  }, [auth]);
}
