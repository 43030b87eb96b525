/*
 * Error messages of the endpoints about purchases, which Strapi doesn't have. In a separate module, so that the forms of
 * the account don't load them.
 */

/** 503: the server has no key of Paddle's API. */
export const PAYMENTS_NOT_CONFIGURED = 'This server has no API key for the payment provider';
/** 502: Paddle has rejected the request. */
export const PAYMENTS_REFUSED = 'The payment provider rejected the request';
/** 503: Paddle doesn't respond, and nothing was changed. */
export const PAYMENTS_UNAVAILABLE = 'The payment provider does not respond';
/** 503: Paddle may still change the subscription. The site also shows it if the server doesn't respond. */
export const CHANGE_UNCERTAIN =
  'The payment provider hasn’t confirmed the change, so it may still be made. Check your plan again in a few minutes.';
/** 503: Paddle has made only a part of a change. */
export const CHANGE_PARTIAL = 'The plan was changed only in part. Check it, then try again.';
/** 503 of deleting an account: Paddle may have canceled some of its subscriptions. The account exists. */
export const CANCELLATION_UNCERTAIN =
  'The payment provider hasn’t confirmed that your plan is canceled, so your account still exists. Try again in a few minutes.';
/** 403 of deleting an account with a plan that may be another customer's. */
export const PLAN_NOT_OWN =
  'A plan of this account was bought with an email address that you haven’t confirmed. Confirm it, or cancel the plan with the link in its receipt. Then delete your account.';
/** 403 of the customer portal and of changes: the user hasn't confirmed the email address of the purchases. */
export const PORTAL_NEEDS_CONFIRMED_EMAIL = 'The email address of these purchases is not confirmed';
/** 404 of the customer portal: nothing was bought. */
export const NO_PURCHASES = 'This account has no purchases';
/** 409 of deleting an account: `details.subscriptions` has the `id`, `plan`, `name` and `nextPaymentAt` of each. */
export const SUBSCRIPTION_RUNNING = 'This account has an active subscription';
/** 409: the subscription has another status than the customer saw. */
export const SUBSCRIPTION_HAS_CHANGED = 'The plan has changed meanwhile. Check it, then try again.';
