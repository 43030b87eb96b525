/** Path of the demo checkout on the site's server. */
export const DEMO_PATH = '/demo/paddle';

/** Returns true for prices of the demo checkout. Paddle's IDs are ULIDs, which have no “o”. */
export const isDemoPrice = (priceId: string): boolean => priceId.startsWith('pri_01demo');
