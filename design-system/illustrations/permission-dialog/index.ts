export { PermissionDialog } from './permission-dialog.tsx';
