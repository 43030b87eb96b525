import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { HOUR, timestamp } from '../process/clock.ts';
import { notFound } from './demo-error.ts';
import { newId } from './ids.ts';
import type { Customer } from './records.ts';
import type { DemoService } from './service.ts';
import { find, findByKey, makeRoom, save } from './store.ts';

/** How long a link to the portal is good. */
const SESSION_LIFETIME = HOUR;

/** The most subscriptions that a session may be asked for, as Paddle has it. */
export const MOST_SUBSCRIPTIONS = 25;

/** The portal's path. Whoever has a session's id in it is that customer, until the session is over. */
export const portalPath = (session: string, subscription = ''): string =>
  `/demo/paddle/portal?session=${session}${subscription === '' ? '' : `#${subscription}`}`;

/** A session of the portal as Paddle's API gives it. */
export interface PortalSessionEntity {
  readonly id: string;
  readonly customer_id: string;
  readonly urls: {
    readonly general: { readonly overview: string };
    readonly subscriptions: readonly {
      readonly id: string;
      readonly cancel_subscription: string;
      readonly update_subscription_payment_method: string;
    }[];
  };
  readonly created_at: string;
}

/** Opens the portal for a customer. Throws a `DemoError` for one that is not there, or a subscription that is not theirs. */
export async function openPortal(
  service: DemoService,
  customerId: string,
  subscriptionIds: readonly string[],
): Promise<PortalSessionEntity> {
  const { database, now, siteUrl } = service;
  const time = now();
  const id = newId('cpls', time);
  await inTransaction(database, async (transaction) => {
    const customer = await find(transaction, 'customer', customerId);
    if (customer === undefined) throw notFound('customer');
    const userId = await ownerOf(transaction, customer);
    const own = (await findByKey(transaction, 'subscription', customerId)).map((subscription) => subscription.id);
    if (!subscriptionIds.every((subscription) => own.includes(subscription))) throw notFound('subscription');
    await makeRoom(transaction, time);
    await save(transaction, 'session', { id, customerId, userId, expiresAt: timestamp(time + SESSION_LIFETIME) });
  });
  const address = (path: string): string => `${siteUrl()}${path}`;
  return {
    id,
    customer_id: customerId,
    urls: {
      general: { overview: address(portalPath(id)) },
      subscriptions: subscriptionIds.map((subscription) => ({
        id: subscription,
        cancel_subscription: address(portalPath(id, `cancel-${subscription}`)),
        update_subscription_payment_method: address(portalPath(id, `card-${subscription}`)),
      })),
    },
    created_at: timestamp(time),
  };
}

/** The user whose confirmed email address a customer has. The site opens the portal for nobody else. */
async function ownerOf(database: Database, { email }: Customer): Promise<string | undefined> {
  const owner = await database
    .selectFrom('users')
    .select('document_id')
    .where('email', '=', email)
    .where('email_proved', '=', 1)
    .executeTakeFirst();
  return owner?.document_id;
}

/**
 * The customer of a session; undefined once it has expired, or once the customer's email address is no longer the
 * confirmed one of the user who opened it.
 */
export async function customerOfSession(service: DemoService, id: string): Promise<Customer | undefined> {
  const session = await find(service.database, 'session', id);
  if (session === undefined || Date.parse(session.expiresAt) <= service.now()) return undefined;
  const customer = await find(service.database, 'customer', session.customerId);
  if (customer === undefined || session.userId === undefined) return undefined;
  return (await ownerOf(service.database, customer)) === session.userId ? customer : undefined;
}
