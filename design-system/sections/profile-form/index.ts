export { PendingEmail } from './pending-email.tsx';
export type { PendingEmailProps } from './pending-email.tsx';
export { ProfileForm } from './profile-form.tsx';
export type { ProfileFormBehavior, ProfileFormProps } from './profile-form.tsx';
export { isAnotherEmail } from './use-known-values.ts';
export type { KnownValues } from './use-known-values.ts';
export type { ProfileFormContent } from './profile-form.schema.ts';
export type { ProfileFields, ProfileValues } from './fields.ts';
