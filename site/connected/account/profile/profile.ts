/**
 * Sections of the profile. They always appear together, so they are one lazily loaded module. For several, the bundler
 * would add a list of dependencies each.
 */
export { ConnectedAccountData } from './account-data.tsx';
export { ConnectedChangePasswordForm } from './change-password-form.tsx';
export { ConnectedDeviceList } from './account-lists.tsx';
export { ConnectedProfileForm } from './profile-form.tsx';
export { ConnectedSessionsList } from './account-lists.tsx';
