import { Hono } from 'hono';
import type { Context } from 'hono';
import { DEVICE_LIMIT } from '../../contract/billing.ts';
import type { Entitlement, LicenceDevicesResponse, LicenceResponse } from '../../contract/billing.ts';
import type { EndSessionResponse } from '../../contract/account.ts';
import { DEVICE_LIMIT_REACHED, NOT_ENTITLED } from '../../contract/messages.ts';
import { requireUser } from '../account/authentication.ts';
import type { AccountService } from '../account/service.ts';
import { conflictError, forbiddenError, notFoundError } from '../http/api-error.ts';
import { jsonResponse } from '../http/response.ts';
import { timestamp } from '../process/clock.ts';
import { askedDevice } from './asked-device.ts';
import { addDevice, deviceJson, devicesOf, removeDevice, seeDevice } from './devices.ts';
import type { AskingDevice } from './devices.ts';
import type { LicenceKeys } from './keys.ts';
import { signLicence } from './sign.ts';

/** Where the public keys of licences are. */
export const LICENCE_KEYS_PATH = '/.well-known/onset-licence-keys.json';

/** What licences are made of. */
export interface LicenceService {
  readonly account: AccountService;
  readonly keys: LicenceKeys;
  /** What a user may use now. */
  readonly entitlementFor: (userId: number) => Promise<Entitlement>;
}

/** The calls about licences, and their public keys, by whole paths. */
export function licenceRoutes(service: LicenceService): Hono {
  return new Hono()
    .get('/api/licence', (context) => licence(context, service))
    .get('/api/licence/devices', (context) => listDevices(context, service))
    .delete('/api/licence/devices/:id', (context) => endDevice(context, service))
    .get(LICENCE_KEYS_PATH, () => publicKeys(service));
}

/**
 * `GET /api/licence?device=…&name=…`: a licence for a Mac, which is added to the user's. Throws 403 where nothing is paid
 * for, and 409 for one Mac too many.
 */
async function licence(context: Context, { account, keys, entitlementFor }: LicenceService): Promise<Response> {
  const { user, sessionId } = await requireUser(context, account);
  const address = account.addressOf(context);
  await account.rateLimit.consume('licence', String(user.id), address);
  const asked = askedDevice(new URL(context.req.url).searchParams);
  const entitlement = await entitlementFor(user.id);
  const { active, reason, until } = entitlement;
  if (!active) throw forbiddenError(NOT_ENTITLED, { reason, until });
  const row = await keptDevice(account, { ...asked, userId: user.id, sessionId }, address);
  const issuer = account.siteUrl();
  const licensed = { user: user.document_id, device: asked.device, entitlement, issuer };
  const { licence: signed, expiresAt } = await signLicence(keys, licensed, account.now());
  return jsonResponse<LicenceResponse>(200, {
    data: { licence: signed, device: deviceJson(row), expiresAt: timestamp(expiresAt) },
  });
}

/** The device that asks, added where it is new. Throws 409 where there are as many as may be, and 429 for too many new ones. */
async function keptDevice({ database, now, rateLimit }: AccountService, asking: AskingDevice, address: string) {
  const known = await seeDevice(database, asking, now());
  if (known !== undefined) return known;
  const counted = await rateLimit.consume('licenceDevice', String(asking.userId), address);
  const added = await addDevice(database, asking, now());
  if (added !== 'full') return added;
  // Nothing came of it: an app that asks again and again must not use up what its owner needs once there is room.
  await database.transaction().execute((transaction) => counted.refund(transaction));
  throw conflictError(DEVICE_LIMIT_REACHED, { limit: DEVICE_LIMIT });
}

/** `GET /api/licence/devices`: the Macs that have licences. */
async function listDevices(context: Context, { account }: LicenceService): Promise<Response> {
  const { user } = await requireUser(context, account);
  const rows = await devicesOf(account.database, user.id);
  return jsonResponse<LicenceDevicesResponse>(200, { data: rows.map(deviceJson), limit: DEVICE_LIMIT });
}

/**
 * `DELETE /api/licence/devices/:id`: gives a Mac no further licence, and signs the app on it out. The licence it has runs
 * out by itself. Another user's is 404, as if there were none.
 */
async function endDevice(context: Context, { account }: LicenceService): Promise<Response> {
  const { user, sessionId } = await requireUser(context, account);
  const which = { userId: user.id, id: context.req.param('id') ?? '', bySession: sessionId };
  if (!(await removeDevice(account.database, which, account.now()))) throw notFoundError('Device not found');
  return jsonResponse<EndSessionResponse>(200, { data: {} });
}

/** The public keys, for whoever checks a licence. An app that meets a key it does not know asks again. */
function publicKeys({ keys }: LicenceService): Response {
  return jsonResponse<LicenceKeys['publicKeys']>(200, keys.publicKeys, { 'Cache-Control': 'public, max-age=3600' });
}
