import * as z from 'zod';
import { accountPanelShape, textWithDefault } from '../../content/schema.ts';

/** The content of a profile form. The fields and their labels are the same everywhere. */
export const profileFormSchema = z.strictObject({
  ...accountPanelShape('what the details are used for'),
  submitLabel: textWithDefault(40, 'Save changes', 'Button label'),
});

export type ProfileFormContent = z.infer<typeof profileFormSchema>;
