import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signatureOf } from '../../setup/paddle-events.ts';
import type { Delivery } from '../webhook-run.ts';
import type { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';

/** How deliveries are made. */
export interface DeliveryPlan {
  readonly deliveries: readonly Delivery[];
  /** How many are under way at once. */
  readonly atOnce: number;
  /** Over how many milliseconds they are spread. */
  readonly during: number;
}

/** Delivers events as the payment provider does: again, until they are taken. */
export async function deliverAll(caller: Caller, ledger: Ledger, plan: DeliveryPlan): Promise<void> {
  const { deliveries, atOnce, during } = plan;
  const start = Date.now();
  const queue = deliveries.map((delivery, index) => ({ delivery, at: start + (during * index) / deliveries.length }));
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await pause(Math.max(0, next.at - Date.now()));
      await deliver(caller, ledger, next.delivery);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function deliver(caller: Caller, ledger: Ledger, { event, isForged }: Delivery): Promise<void> {
  const body = JSON.stringify(event);
  const expected = isForged ? 401 : 200;
  const kind = isForged ? 'forged webhook' : 'webhook';
  for (;;) {
    const signature = isForged ? forgedSignature(body) : signatureOf(body, Date.now());
    const headers = { 'paddle-signature': signature };
    const { status, isServers } = await caller.once({ kind, method: 'POST', path: '/webhooks/paddle', body, headers });
    if (status === expected) return;
    if (isServers) return ledger.blame(`${event.event_id} got ${status}, expected ${expected}`);
    await pause(200);
  }
}

function forgedSignature(body: string): string {
  const ts = Math.floor(Date.now() / 1000);
  return `ts=${ts};h1=${createHmac('sha256', 'a guess').update(`${ts}:${body}`).digest('hex')}`;
}
