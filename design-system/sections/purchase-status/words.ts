import type { Purchase, PurchasedOrder } from './purchase-state.ts';

interface Words {
  heading: string;
  /** Plain. */
  lede: string;
}

/** What is said at the head of the page, by how far the purchase has come. Without a seller no receipt comes. */
export function purchaseWords(
  purchase: Purchase,
  order: PurchasedOrder | null,
  product: string,
  seller: string | null,
): Words {
  const once = order?.once ?? false;
  const receipt = seller === null ? '' : ` The receipt comes by mail from ${seller}.`;
  switch (purchase.is) {
    case 'unknown':
      return { heading: 'Your purchase', lede: 'One moment: we are looking what this browser knows of it.' };
    case 'waiting':
      return {
        heading: 'Paid. Thank you.',
        lede: once
          ? `We are setting up your licence. That takes a few seconds, and you can begin with the download.`
          : 'We are setting up your plan. That takes a few seconds, and you can begin with the download.',
      };
    case 'active':
      return once
        ? {
            heading: `${product} is yours.`,
            lede: `Paid once, and nothing is charged again.${receipt}`,
          }
        : {
            heading: 'Your plan is on.',
            lede: `It renews until you stop it.${receipt}`,
          };
    case 'processing':
      return {
        heading: 'Paid, and still on its way.',
        lede: `${seller === null ? 'It is paid' : `${seller} has your payment`}, and we have not heard of it yet. Nothing is lost: this can take some minutes, and the plan comes on by itself. You need not wait here.`,
      };
    case 'guest':
      // A transaction that only the URL names may be made up.
      return purchase.isSeen
        ? {
            heading: 'Paid. One thing is left.',
            lede: 'Thank you. Create your account with the email address you paid with. The plan is waiting there for you.',
          }
        : {
            heading: 'Have you just paid?',
            lede: 'Then create your account with the email address you paid with. The plan is waiting there for you.',
          };
    case 'unconfirmed':
      return {
        heading: 'Paid. Thank you.',
        lede: `This site cannot look up your plan${seller === null ? '' : `, so the receipt is your proof: it comes by mail from ${seller}`}. The app asks for your account when you sign in.`,
      };
    case 'failed':
      return {
        heading: purchase.offline ? 'Paid. You are offline now.' : 'Paid. We could not look up the rest.',
        lede: purchase.offline
          ? 'Your payment arrived before the connection went. Try again once it is back.'
          : 'Your payment arrived, and our server did not answer. Try again in a moment.',
      };
    case 'none':
      return {
        heading: 'Nothing was bought here',
        lede: 'This page follows a purchase, and this browser knows of none. Bought it on another device? Log in to see your plan.',
      };
  }
}

/** The way of a purchase, and how far it has come: the index of the stage that is under way, `STAGES.length` for done. */
export const STAGES = ['Paid', 'Plan set up', 'Ready to edit'] as const;

export function stageOf(purchase: Purchase): number | null {
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
