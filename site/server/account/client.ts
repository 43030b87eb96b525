import type { Context } from 'hono';
import { DEVICE_ID_MAX } from '../../contract/limits.ts';
import { deviceCookie, newDevice } from './device-cookie.ts';
import { deviceLabel } from './device.ts';
import { isStorable } from './fields.ts';
import type { AccountService } from './service.ts';

/** What a request says of the program and the device it comes from. */
export interface Client {
  /** Such as `Chrome on macOS`. */
  readonly label: string;
  /** What the client calls itself, if it does. */
  readonly deviceId: string | null;
  /** What its device is known by: from its cookie, or made now. */
  readonly device: string;
  /** Whether it is a browser that would have sent the cookie if it had one. */
  readonly keepsCookies: boolean;
  /** The network address. */
  readonly address: string;
}

/** The client of a request; `deviceId` is the member of its body. A client that sends one that is too long has none. */
export function clientOf(
  context: Context,
  { addressOf, hash }: Pick<AccountService, 'addressOf' | 'hash'>,
  deviceId?: unknown,
): Client {
  const isId = typeof deviceId === 'string' && deviceId !== '' && isStorable(deviceId);
  return {
    label: deviceLabel(context.req.header('user-agent')),
    deviceId: isId && deviceId.length <= DEVICE_ID_MAX ? deviceId : null,
    device: deviceCookie(context, hash) ?? newDevice(),
    // Browsers send cookies along unasked to the origin of the page alone.
    keepsCookies: context.req.header('sec-fetch-site') === 'same-origin',
    address: addressOf(context),
  };
}
