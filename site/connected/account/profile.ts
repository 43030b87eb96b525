/**
 * The sections of the profile. They are always together, so the browser gets them as one file: of several modules that are
 * each imported late, the bundler would keep a table for each.
 */
export { ConnectedAccountData } from './account-data.tsx';
export { ConnectedChangePasswordForm } from './change-password-form.tsx';
export { ConnectedDeviceList } from './device-list.tsx';
export { ConnectedProfileForm } from './profile-form.tsx';
export { ConnectedSessionsList } from './sessions-list.tsx';
