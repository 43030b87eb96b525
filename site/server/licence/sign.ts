import { SignJWT } from 'jose';
import type { Entitlement } from '../../contract/billing.ts';
import { DAY } from '../process/clock.ts';
import type { LicenceKeys } from './keys.ts';

/** Whom a licence is for: the app alone takes it. */
export const LICENCE_AUDIENCE = 'onset-app';

/** How long a Mac may go without asking again, and how long after the end of what was paid for. Milliseconds. */
export const LICENCE_LIFETIME = 14 * DAY;
const AFTER_THE_END = DAY;

/** What a licence says. */
export interface Licensed {
  /** The document id of the user. */
  readonly user: string;
  /** What the app calls the Mac. */
  readonly device: string;
  readonly entitlement: Entitlement;
  /** How long the Mac may go without asking again, in milliseconds. */
  readonly lifetime: number;
  /** The origin of the site. */
  readonly issuer: string;
}

/** Signs a licence; its claims are told in `docs/guides/app-licenses.md`. Gives back the end of it too, in milliseconds since 1970. */
export async function signLicence(
  { privateKey, kid }: LicenceKeys,
  { user, device, entitlement, lifetime, issuer }: Licensed,
  now: number,
): Promise<{ readonly licence: string; readonly expiresAt: number }> {
  const { plan, until, updatesUntil } = entitlement;
  const end = until === null ? Infinity : Date.parse(until) + AFTER_THE_END;
  // Whole seconds, down: what is told besides it is what stands in it.
  const expires = Math.floor(Math.min(now + lifetime, end) / 1000);
  const licence = await new SignJWT({ device, plan, entitled_until: until, updates_until: updatesUntil })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'onset-licence+jwt' })
    .setIssuer(issuer)
    .setAudience(LICENCE_AUDIENCE)
    .setSubject(user)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(expires)
    .sign(privateKey);
  return { licence, expiresAt: expires * 1000 };
}
