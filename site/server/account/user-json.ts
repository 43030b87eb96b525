import type { User } from '../../contract/account.ts';
import type { UserRow } from '../database/tables.ts';

/** Roles in the API's format. Clients read `name`. */
const ROLES: Readonly<Record<string, { id: number; name: string; type: string; description: string }>> = {
  authenticated: {
    id: 1,
    name: 'Authenticated',
    type: 'authenticated',
    description: 'Default role given to authenticated user.',
  },
};

/** Returns true if the user's role exists. */
export const hasRole = (user: UserRow): boolean => Object.hasOwn(ROLES, user.role);

/** Role of new accounts. */
export const DEFAULT_ROLE = 'authenticated';

/**
 * Returns a user in the API's format, without the password. `pending_email` is only included while a change is pending.
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
    // The contract has drafts; on this server everything is published.
    publishedAt: user.updated_at,
  } satisfies User;
}
