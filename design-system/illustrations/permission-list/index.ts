export { PermissionList } from './permission-list.tsx';
