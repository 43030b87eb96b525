import * as z from 'zod';
import { accountPanelShape, textUnlessGiven } from '../../content/schema.ts';

/** The content of a profile form. The fields and their labels are the same everywhere. */
export const profileFormSchema = z.strictObject({
  ...accountPanelShape('what the details are for'),
  submitLabel: textUnlessGiven(40, 'Save changes', 'The button'),
});

export type ProfileFormContent = z.infer<typeof profileFormSchema>;
