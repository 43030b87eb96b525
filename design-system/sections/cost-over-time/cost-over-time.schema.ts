import * as z from 'zod';
import { areUniqueBy, list, pattern, richTextSchema, sectionHeadShape, text } from '../../content/schema.ts';

const AMOUNT_ERROR = 'an amount above 0';

const planSchema = z.strictObject({
  label: text(20).describe('Name of the plan'),
  amount: z
    .number({ error: AMOUNT_ERROR })
    .positive({ error: AMOUNT_ERROR })
    .describe('Amount charged each time, in whole units of the currency'),
  months: z
    .literal([1, 12], { error: '1 or 12' })
    .optional()
    .describe('Months between payments. None if the plan is paid once'),
  monthAmount: z
    .number({ error: AMOUNT_ERROR })
    .positive({ error: AMOUNT_ERROR })
    .optional()
    .describe('Amount of the monthly plan with the same features, which customers may choose after a full year'),
});

/** Content of a chart of what plans cost over time. */
export const costOverTimeSchema = z.strictObject({
  ...sectionHeadShape,
  months: z.int().min(12).max(36).describe('Length of the chart in months'),
  currency: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD').describe('Currency of the amounts'),
  plans: list(planSchema, 1, 5)
    .refine(areUniqueBy('label'), { error: 'unique labels' })
    .describe('Plans, the one with the shortest period first'),
  question: text(60).describe('Label of the choice of a number of months'),
  note: richTextSchema.optional().describe('Assumptions of the calculation. Rich text'),
});

export type CostOverTimeContent = z.infer<typeof costOverTimeSchema>;
