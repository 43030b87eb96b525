/** Who sells in the demo checkout: what Paddle does for a buyer, nobody does there. */
export const DEMO_SELLER = 'the demo checkout';
