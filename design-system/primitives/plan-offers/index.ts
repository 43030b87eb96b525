export { CheckedText, PlanOffers } from './plan-offers.tsx';
export type { PlanOffer, PlanOffersProps } from './plan-offers.tsx';
