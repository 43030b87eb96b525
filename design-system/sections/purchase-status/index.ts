export { ClaimForm } from './claim-form.tsx';
export type { ClaimFields, ClaimFormContent, ClaimFormProps, ClaimValues } from './claim-form.tsx';
export { PurchaseStatus } from './purchase-status.tsx';
export type { PurchaseStatusProps } from './purchase-status.tsx';
export type { Purchase, PurchasedOrder, PurchaseStatusBehavior } from './purchase-state.ts';
export type { PurchaseStatusContent } from './purchase-status.schema.ts';
