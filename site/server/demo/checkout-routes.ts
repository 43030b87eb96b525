import { Hono } from 'hono';
import type { DemoCheckout, DemoPrices, PayResult, Preview } from '../../contract/demo-checkout.ts';
import { inTransaction } from '../database/transaction.ts';
import { readFields } from '../http/body.ts';
import { jsonResponse } from '../http/response.ts';
import { openCheckout, preview, updateCheckout } from './checkouts.ts';
import { demoCountries } from './countries.ts';
import { openSchema, paySchema, previewRequestSchema, readInput, updateSchema } from './inputs.ts';
import type { Pace } from './pace.ts';
import { pay } from './payments.ts';
import type { DemoService } from './service.ts';
import { makeRoom } from './store.ts';

/** What the script in the browser asks for; see `site/contract/demo-checkout.ts`. */
export function checkoutRoutes(service: DemoService, pace: Pace): Hono {
  const respond = <Data>(data: Data): Response => jsonResponse<{ data: Data }>(200, { data });
  const room = (): Promise<void> =>
    inTransaction(service.database, (transaction) => makeRoom(transaction, service.now()));
  return new Hono()
    .get('/prices', () => respond<DemoPrices>({ prices: [...service.catalogue.prices], countries: [...demoCountries] }))
    .post('/previews', async (context) =>
      respond<Preview>(preview(service, readInput(previewRequestSchema, await readFields(context)))),
    )
    .post('/checkouts', async (context) => {
      pace();
      return respond<DemoCheckout>(await openCheckout(service, readInput(openSchema, await readFields(context))));
    })
    .post('/checkouts/:id', async (context) => {
      pace();
      const input = readInput(updateSchema, await readFields(context));
      await room();
      return respond<DemoCheckout>(await updateCheckout(service, context.req.param('id'), input));
    })
    .post('/checkouts/:id/pay', async (context) => {
      pace();
      const input = readInput(paySchema, await readFields(context));
      await room();
      return respond<PayResult>(await pay(service, context.req.param('id'), input));
    });
}
