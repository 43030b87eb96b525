import type { User } from '../../contract/account.ts';
import type { UserRow } from '../database/tables.ts';

/** The roles a user can have, as the wire shows them. The client reads `name`. */
const ROLES: Readonly<Record<string, { id: number; name: string; type: string; description: string }>> = {
  authenticated: {
    id: 1,
    name: 'Authenticated',
    type: 'authenticated',
    description: 'Default role given to authenticated user.',
  },
};

/** Whether a user has one of the roles there are. */
export const hasRole = (user: UserRow): boolean => Object.hasOwn(ROLES, user.role);

/** The role every new account has. */
export const DEFAULT_ROLE = 'authenticated';

/**
 * A user as the wire shows it: everything but the password. `pending_email` is there only while a new address waits to
 * be confirmed.
 */
export function userJson(user: UserRow) {
  return {
    id: user.id,
    documentId: user.document_id,
    username: user.username,
    email: user.email,
    ...(user.pending_email === null ? {} : { pending_email: user.pending_email }),
    provider: user.provider,
    confirmed: user.confirmed === 1,
    blocked: user.blocked === 1,
    paddle_customer_id: user.paddle_customer_id,
    full_name: user.full_name,
    company: user.company,
    country: user.country,
    role: ROLES[user.role] ?? null,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
    // The contract has drafts and this server has not: what is stored is published.
    publishedAt: user.updated_at,
  } satisfies User;
}
