import { timingSafeEqual } from 'node:crypto';
import type { UserRow } from '../database/tables.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';

const PURPOSE = 'checkout user';

/**
 * Who is signed in, signed: goes into a checkout's custom data as `user` and comes back by webhook. Custom data is written
 * by the browser, so that without the signature anybody could buy as anybody.
 */
export function checkoutUser(hash: KeyedHash, { document_id: id }: Pick<UserRow, 'document_id'>): string {
  return `${id}.${hash(PURPOSE, id)}`;
}

/** The document id in a text of `checkoutUser`; `undefined` for any other text. */
export function readCheckoutUser(hash: KeyedHash, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, id = '', mac = ''] = /^([a-z0-9]{1,64})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(hash(PURPOSE, id))) ? id : undefined;
}
