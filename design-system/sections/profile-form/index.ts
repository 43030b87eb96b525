export { ProfileForm } from './profile-form.tsx';
export type { ProfileFormProps } from './profile-form.tsx';
export type { KnownValues } from './use-known-values.ts';
export { validateProfile } from './validate-profile.ts';
export type { ProfileFieldName, ProfileValues } from './validate-profile.ts';
