import * as z from 'zod';
import { createAccountPanelShape, textWithDefault } from '../../content/schema.ts';

/** Content of a form that changes a password. Its fields and labels are the same on every page. */
export const changePasswordFormSchema = z.strictObject({
  ...createAccountPanelShape('what happens to other devices'),
  submitLabel: textWithDefault(40, 'Change password', 'Button label'),
  changedText: textWithDefault(80, 'Password changed', 'Message after the change'),
});

export type ChangePasswordFormContent = z.infer<typeof changePasswordFormSchema>;
