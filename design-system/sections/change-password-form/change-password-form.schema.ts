import * as z from 'zod';
import { accountPanelShape, textUnlessGiven } from '../../content/schema.ts';

/** The content of a form that changes a password. The fields and their labels are the same everywhere. */
export const changePasswordFormSchema = z.strictObject({
  ...accountPanelShape('what happens to other devices'),
  submitLabel: textUnlessGiven(40, 'Change password', 'The button'),
  changedText: textUnlessGiven(80, 'Password changed', 'What is said once it is changed'),
});

export type ChangePasswordFormContent = z.infer<typeof changePasswordFormSchema>;
