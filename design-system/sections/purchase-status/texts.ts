import { formatMoney } from '../../content/money.ts';
import type { Purchase, PurchasedOrder } from './purchase-state.ts';

interface PurchaseTexts {
  heading: string;
  /** Text below the heading, as plain text. */
  lede: string;
  /** Note below the actions about the receipt, the renewal and the confirmation of the email address. Plain text. */
  paperwork?: string;
}

/** Returns the texts for the state of a purchase. `seller` is null for simulated payments, which have no receipt. */
export function purchaseTexts(
  purchase: Purchase,
  order: PurchasedOrder | null,
  product: string,
  seller: string | null,
  locale: string,
): PurchaseTexts {
  const isOneTime = order?.once ?? false;
  const receiptNote = seller === null ? '' : ` Your receipt comes by email from ${seller}.`;
  switch (purchase.is) {
    case 'unknown':
      return { heading: 'Your purchase', lede: 'One moment – we’re checking your purchase.' };
    case 'waiting':
      return {
        heading: 'Paid. Thank you.',
        lede: isOneTime
          ? `We’re setting up your license. This takes a few seconds. You can already start the download.`
          : 'We’re setting up your plan. This takes a few seconds. You can already start the download.',
      };
    case 'active': {
      const action = isOneTime ? 'open your invoices' : 'switch your plan or open your invoices';
      const confirmationNote = !purchase.mustConfirm
        ? ''
        : purchase.isLinkSent
          ? ` To ${action}, first confirm your email address with the link we’ve just sent you.`
          : ` To ${action}, first confirm your email address in your account.`;
      return {
        heading: isOneTime ? `${product} is yours.` : 'Your plan is active.',
        lede: 'Log in to the app once, on up to three Macs.',
        paperwork: `${isOneTime ? 'Paid once. You won’t be charged again.' : 'Your plan renews until you cancel.'}${receiptNote}${confirmationNote}`,
      };
    }
    case 'processing':
      return {
        heading: 'Paid. Your plan is on its way.',
        lede: `${seller === null ? 'You’ve paid' : `${seller} has your payment`}, but we haven’t received the confirmation yet. Nothing is lost: this can take a few minutes, and your plan becomes active automatically. You don’t need to wait here.`,
      };
    case 'guest':
      // Anyone can put a made-up transaction into the URL, so the text says “Paid” only if this browser made the
      // payment.
      return purchase.isSeen
        ? {
            heading: 'Paid. Now set a password.',
            lede: `${order?.total ? `${formatMoney(order.total, locale)} for ${product}, ${order.plan}.` : 'Thank you.'} Use the password and your email address to log in to the app. You can also set it later.`,
          }
        : {
            heading: 'Did you just pay?',
            lede: 'Then create an account with the email address you paid with. Your plan is waiting there.',
          };
    case 'unconfirmed':
      return {
        heading: 'Paid. Thank you.',
        lede: `This site can’t look up your plan${seller === null ? '' : `, so keep the receipt that ${seller} emails you`}. The app asks for your account when you log in.`,
      };
    case 'failed':
      return {
        heading: purchase.offline ? 'Paid. You’re offline now.' : 'Paid. We couldn’t load the details.',
        lede: purchase.offline
          ? 'We received your payment before the connection was lost. Try again when you’re back online.'
          : 'We received your payment, but our server didn’t respond. Try again in a moment.',
      };
    case 'none':
      return {
        heading: 'No purchase found',
        lede: `This page appears after a purchase, and there is none in this browser. ${purchase.isSignedIn ? 'A plan that you bought on another device is in your account.' : 'If you bought on another device, log in to see your plan.'} If you paid and can’t find it, write to us.`,
      };
  }
}

/** Stages of a purchase, in order. */
export const STAGES = ['Paid', 'Plan set up', 'Ready to log in'] as const;

/** Returns the index of the current stage, `STAGES.length` if all are done, or null if the state has no stages. */
export function getStage(purchase: Purchase): number | null {
  switch (purchase.is) {
    case 'waiting':
    case 'processing':
    case 'failed':
      return 1;
    case 'active':
      return STAGES.length;
    case 'guest':
    case 'unconfirmed':
    case 'unknown':
    case 'none':
      return null;
  }
}
