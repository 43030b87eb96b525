import * as z from 'zod';
import { createAccountPanelShape, textWithDefault } from '../../content/schema.ts';

/** Content of a profile form. Its fields and labels are the same on every page. */
export const profileFormSchema = z.strictObject({
  ...createAccountPanelShape('what the details are used for'),
  submitLabel: textWithDefault(40, 'Save changes', 'Button label'),
});

export type ProfileFormContent = z.infer<typeof profileFormSchema>;
