/** The page of the checkout. It takes `?plan=` and `?discount=`. */
export const CHECKOUT = '/checkout';
