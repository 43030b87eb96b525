import * as z from 'zod';
import { accountPanelShape, textWithDefault } from '../../content/schema.ts';

/** The content of a form that changes a password. The fields and their labels are the same everywhere. */
export const changePasswordFormSchema = z.strictObject({
  ...accountPanelShape('what happens to other devices'),
  submitLabel: textWithDefault(40, 'Change password', 'Button label'),
  changedText: textWithDefault(80, 'Password changed', 'Message after the change'),
});

export type ChangePasswordFormContent = z.infer<typeof changePasswordFormSchema>;
