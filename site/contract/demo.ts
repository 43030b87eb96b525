/** The path of the demo checkout on the site's server. */
export const DEMO_PATH = '/demo/paddle';

/** Whether a price was bought with a test card in the demo checkout. Paddle's own ids have no “o” after `pri_`. */
export const isDemoPrice = (priceId: string): boolean => priceId.startsWith('pri_01demo');
