import { useMemo } from 'react';
import { createAccount } from '../adapters/account/index.ts';
import type { Account } from '../adapters/account/index.ts';
import { useAuth } from './auth.ts';

/** The calls of the account area, made with the page's session. To be called in the browser only. */
export function useAccount(): () => Account {
  const { auth } = useAuth();
  return useMemo(() => {
    let account: Account | undefined;
    return () => (account ??= createAccount({ http: auth().http }));
  }, [auth]);
}
