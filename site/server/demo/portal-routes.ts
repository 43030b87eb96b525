import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod';
import { testCardOf } from '../../contract/demo-checkout.ts';
import { inTransaction } from '../database/transaction.ts';
import { readFields } from '../http/body.ts';
import { seeOther } from '../http/response.ts';
import { DemoError, notFound } from './demo-error.ts';
import { readInput } from './inputs.ts';
import type { Pace } from './pace.ts';
import { portalOverPage, portalPage } from './portal-page.ts';
import type { PortalView } from './portal-page.ts';
import { customerOfSession, portalPath } from './portal-sessions.ts';
import { PORTAL_STYLE } from './portal-style.ts';
import type { DemoService } from './service.ts';
import { find, findByKey, makeRoom } from './store.ts';
import { cancelAtPeriodEnd, cancelNow, changeCard, changePlan, endPeriod, keepSubscription } from './subscriptions.ts';

/** It has one style sheet, the site's icon and forms, and may nothing else. Some browsers ask for an icon whatever a page says. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const formSchema = z.object({
  session: z.string().max(100),
  subscription: z.string().max(100),
  action: z.enum(['card', 'plan', 'cancel', 'keep', 'end-period', 'give-up']),
  value: z.string().max(100).default(''),
});

type Action = z.infer<typeof formSchema>['action'];

/** What is said after each button. */
const DONE: Readonly<Record<Action, string>> = {
  card: 'The card was changed.',
  plan: 'The plan was changed.',
  cancel: 'The plan ends with the period you’ve paid for.',
  keep: 'The plan continues.',
  'end-period': 'The period has ended. See the result below.',
  'give-up': 'The plan has ended.',
};

/** What is said where a button did nothing, by the error's code. */
const PROBLEMS: Readonly<Record<string, string>> = {
  card_declined: 'This card was declined. The previous card stays.',
  subscription_update_when_canceled: 'This plan has ended, so there’s nothing to change.',
};

/** The portal: a page for the buyer, and for who tries out what time brings. */
export function portalRoutes(service: DemoService, pace: Pace): Hono {
  return new Hono()
    .get('/portal.css', () => style())
    .get('/portal', async (context) => {
      const session = context.req.query('session') ?? '';
      const customer = await customerOfSession(service, session);
      if (customer === undefined) return page(context, portalOverPage(), 404);
      const { database, catalogue } = service;
      const view: PortalView = {
        session,
        customer,
        subscriptions: await findByKey(database, 'subscription', customer.id),
        transactions: await findByKey(database, 'transaction', customer.id),
        catalogue,
        notice: noticeOf(context),
      };
      return page(context, portalPage(view), 200);
    })
    .post('/portal', async (context) => {
      pace();
      const form = readInput(formSchema, await readFields(context));
      const customer = await customerOfSession(service, form.session);
      if (customer === undefined) return page(context, portalOverPage(), 404);
      const subscription = await find(service.database, 'subscription', form.subscription);
      if (subscription?.customerId !== customer.id) throw notFound('subscription');
      await inTransaction(service.database, (transaction) => makeRoom(transaction, service.now()));
      try {
        await act(service, form.action, form.subscription, form.value);
      } catch (error) {
        if (!(error instanceof DemoError)) throw error;
        return seeOther(`${portalPath(form.session)}&problem=${encodeURIComponent(error.code)}`);
      }
      return seeOther(`${portalPath(form.session)}&done=${form.action}`);
    });
}

function act(service: DemoService, action: Action, id: string, value: string): Promise<unknown> {
  switch (action) {
    case 'card':
      return putCard(service, id, value);
    case 'plan':
      return changePlan(service, id, value);
    case 'cancel':
      return cancelAtPeriodEnd(service, id);
    case 'keep':
      return keepSubscription(service, id);
    case 'end-period':
      return endPeriod(service, id);
    case 'give-up':
      return cancelNow(service, id);
  }
}

/** Puts a test card in place. One that is declined is not taken. */
async function putCard(service: DemoService, id: string, number: string): Promise<unknown> {
  if (testCardOf(number)?.outcome === 'declines') throw new DemoError(400, 'card_declined', 'This card was declined.');
  const expiryYear = new Date(service.now()).getUTCFullYear() + 4;
  return changeCard(service, id, { number, expiryMonth: 12, expiryYear, cvc: '100', name: 'Demo card' });
}

function noticeOf(context: Context): PortalView['notice'] {
  const done = context.req.query('done') ?? '';
  const text = Object.entries(DONE).find(([action]) => action === done)?.[1];
  if (text !== undefined) return { text, isProblem: false };
  const problem = context.req.query('problem');
  if (problem === undefined) return undefined;
  const said = Object.entries(PROBLEMS).find(([code]) => code === problem)?.[1];
  return { text: said ?? 'That didn’t work. Reload the page.', isProblem: true };
}

async function page(context: Context, content: ReturnType<typeof portalPage>, status: 200 | 404): Promise<Response> {
  return context.html(await content, status, {
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    // The address is the key; a form must still say where it comes from.
    'Referrer-Policy': 'same-origin',
  });
}

const style = (): Response =>
  new Response(PORTAL_STYLE, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
