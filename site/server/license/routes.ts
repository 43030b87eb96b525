import { Hono } from 'hono';
import type { Context } from 'hono';
import type { EndSessionResponse } from '../../contract/account.ts';
import { DEVICE_LIMIT } from '../../contract/billing.ts';
import type { LicenseDevicesResponse, LicenseResponse } from '../../contract/billing.ts';
import { DEVICE_LIMIT_REACHED, NOT_ENTITLED } from '../../contract/messages.ts';
import { requireUser } from '../account/authentication.ts';
import { isStorable } from '../account/fields.ts';
import { normalizeNfc } from '../../contract/limits.ts';
import type { AccountService } from '../account/service.ts';
import { grantOf } from '../billing/entitlement.ts';
import type { Grant } from '../billing/entitlement.ts';
import { purchasesOf } from '../billing/purchases.ts';
import type { Purchases } from '../billing/purchases.ts';
import type { Catalog } from '../billing/catalog.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflictError, forbiddenError, jsonResponse, notFoundError, validationError } from '../http/api-error.ts';
import { HOUR, SECOND, timestamp } from '../process/clock.ts';
import { addDevice, reassignDevices, deviceJson, devicesOf, removeDevice, updateDevice } from './devices.ts';
import type { DeviceRequest } from './devices.ts';
import { LICENSE_LIFETIME, signLicense } from './keys.ts';
import type { LicenseKeys } from './keys.ts';

const LICENSE_KEYS_PATH = '/.well-known/onset-licence-keys.json';

/** Dependencies of routes. */
interface LicenseService {
  readonly account: AccountService;
  readonly keys: LicenseKeys;
  readonly catalog: Catalog;
  /** Audience of the demo checkout, if it runs: `public` if other people can probably reach it. */
  readonly demo: 'local' | 'public' | undefined;
}

/** License endpoints and the public keys, with full paths. */
export function licenseRoutes(service: LicenseService): Hono {
  return new Hono()
    .get('/api/licence', (context) => issueLicense(context, service))
    .get('/api/licence/devices', (context) => listDevices(context, service))
    .delete('/api/licence/devices/:id', (context) => endDevice(context, service))
    .get(LICENSE_KEYS_PATH, () => publicKeys(service));
}

/**
 * `GET /api/licence?device=…&name=…`: issues a license for a Mac, and adds the Mac if it is new. Throws 403 if no
 * purchase is active, and 409 at the limit.
 */
async function issueLicense(context: Context, service: LicenseService): Promise<Response> {
  const { account, keys, catalog } = service;
  const { user, sessionId } = await requireUser(context, account);
  const address = account.addressOf(context);
  await account.rateLimit.consume('license', String(user.id), address);
  const requested = readDevice(new URL(context.req.url).searchParams);
  const owned = await purchasesOf(account.database, user, catalog);
  const { entitlement, purchaseId, lifetime } = licensedGrant(owned, service);
  const { active, reason, until } = entitlement;
  if (!active || purchaseId === null) throw forbiddenError(NOT_ENTITLED, { reason, until });
  await reassignDevices(account.database, user.id, owned.bought);
  const row = await requireDevice(account, { ...requested, userId: user.id, purchaseId, sessionId }, address);
  const issuer = account.siteUrl();
  const licensed = { user: user.document_id, device: requested.device, entitlement, lifetime, issuer };
  const { license, expiresAt } = await signLicense(keys, licensed, account.now());
  return jsonResponse<LicenseResponse>(200, {
    data: { licence: license, device: deviceJson(row), expiresAt: timestamp(expiresAt) },
  });
}

/** Lifetime of a license for a test card on a public site, in milliseconds. */
const TEST_LICENSE_LIFETIME = HOUR;

/**
 * Purchase to issue a license for. On a local site, purchases with a test card count like others. Elsewhere they must
 * not give the product away: real payments count first, and a test card is valid for one hour at a time while the demo
 * checkout runs, and otherwise never.
 */
function licensedGrant(
  { bought, testIds }: Pick<Purchases, 'bought' | 'testIds'>,
  { demo, account }: Pick<LicenseService, 'demo' | 'account'>,
): Grant & { readonly lifetime: number } {
  const now = account.now();
  const isPaid = ({ id }: { readonly id: string }): boolean => !testIds.has(id);
  const paid = { subscriptions: bought.subscriptions.filter(isPaid), purchases: bought.purchases.filter(isPaid) };
  const grant = grantOf(demo === 'local' ? bought : paid, now);
  if (demo !== 'public' || grant.entitlement.active) return { ...grant, lifetime: LICENSE_LIFETIME };
  const { entitlement, purchaseId } = grantOf(bought, now);
  // Whole seconds, as in the license.
  const hour = timestamp(Math.floor((now + TEST_LICENSE_LIFETIME) / SECOND) * SECOND);
  const until = entitlement.until !== null && entitlement.until < hour ? entitlement.until : hour;
  const limited = entitlement.active ? { ...entitlement, until } : entitlement;
  return { entitlement: limited, purchaseId, lifetime: TEST_LICENSE_LIFETIME };
}

/** Device that requests the license, added if new. Throws 409 at the device limit, and 429 for too many new devices. */
async function requireDevice({ database, now, rateLimit }: AccountService, asking: DeviceRequest, address: string) {
  const known = await updateDevice(database, asking, now());
  if (known !== undefined) return known;
  // Per purchase, as another account would reset the count.
  const counted = await rateLimit.consume('licenseDevice', asking.purchaseId, address);
  const added = await addDevice(database, asking, now());
  if (added !== 'full') return added;
  // Refunded, so that an app that retries doesn't use up the limit before its owner removes a device.
  await inTransaction(database, (transaction) => counted.refund(transaction));
  throw conflictError(DEVICE_LIMIT_REACHED, { limit: DEVICE_LIMIT });
}

/** `GET /api/licence/devices`: Macs with licenses. */
async function listDevices(context: Context, { account, catalog }: LicenseService): Promise<Response> {
  const { user } = await requireUser(context, account);
  await reassignDevices(account.database, user.id, (await purchasesOf(account.database, user, catalog)).bought);
  const rows = await devicesOf(account.database, user.id);
  return jsonResponse<LicenseDevicesResponse>(200, { data: rows.map(deviceJson), limit: DEVICE_LIMIT });
}

/**
 * `DELETE /api/licence/devices/:id`: issues no more licenses to a Mac, and signs its app out. The current license
 * stays valid until it expires. Throws 404 for another user's Mac, to hide it.
 */
async function endDevice(context: Context, { account }: LicenseService): Promise<Response> {
  const { user, sessionId } = await requireUser(context, account);
  const which = { userId: user.id, id: context.req.param('id') ?? '', bySession: sessionId };
  if (!(await removeDevice(account.database, which, account.now()))) throw notFoundError('Device not found');
  return jsonResponse<EndSessionResponse>(200, { data: {} });
}

/** Public keys to verify licenses. An app that gets an unknown key ID requests them again. */
function publicKeys({ keys }: LicenseService): Response {
  return jsonResponse<LicenseKeys['publicKeys']>(200, keys.publicKeys, { 'Cache-Control': 'public, max-age=3600' });
}

/** Maximum characters of a Mac's name. macOS allows 63. */
const NAME_MAX = 100;

/** ID of a Mac in the app: a hash or random text, not a name. */
const DEVICE_PATTERN = /^[\x21-\x7e]{8,128}$/;

/** Control, line separator and bidirectional formatting characters. */
const NOT_IN_NAMES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Parses the ID and the name of the Mac. Throws 400. */
function readDevice(parameters: URLSearchParams): {
  readonly device: string;
  readonly name: string | undefined;
} {
  const device = parameters.get('device') ?? '';
  if (!DEVICE_PATTERN.test(device))
    throw validationError('device must be 8 to 128 ASCII letters, digits or punctuation characters, without spaces');
  const name = normalizeNfc(parameters.get('name') ?? '').trim();
  if (name.length > NAME_MAX) throw validationError(`name must be at most ${NAME_MAX} characters`);
  if (!isStorable(name) || NOT_IN_NAMES.test(name)) throw validationError('name must not contain control characters');
  return { device, name: name === '' ? undefined : name };
}
