import { areUniqueBy, pattern, text } from '@onset/design-system/content/schema';
import * as z from 'zod';
import { currency } from './plans.ts';

const ID = 'lower-case letters, digits and hyphens, beginning with a letter';

const planSchema = z
  .strictObject({
    id: pattern(/^[a-z][a-z0-9-]{0,39}$/, ID),
    name: text(20),
    price: z.strictObject({
      lowest: z.int({ error: 'a whole number of cents' }).min(1, { error: 'a whole number of cents above 0' }),
      currency: z.literal(currency, { error: `${currency}, the currency of all prices` }),
    }),
    interval: z.enum(['month', 'year', 'once'], { error: 'month, year or once' }),
    trialDays: z.int().min(1).max(90).optional(),
    updateYears: z.int().min(1).max(50).optional(),
    comparedTo: z.string().optional(),
    isRecommended: z.literal(true).optional(),
    isWithdrawn: z.literal(true).optional(),
    summary: text(40),
    highlights: z.array(text(60)).max(2),
  })
  .refine(({ interval, trialDays }) => interval !== 'once' || trialDays === undefined, {
    path: ['trialDays'],
    error: 'no value, because only subscriptions have a trial',
  })
  .refine(({ interval, updateYears }) => (interval === 'once') === (updateYears !== undefined), {
    path: ['updateYears'],
    error: 'a number for a plan that is paid once, and no value for a subscription',
  });

/** Schema of the catalog in `plans.ts`. */
export const plansSchema = z
  .array(planSchema)
  .refine(areUniqueBy('id'), { error: 'plans with different IDs' })
  .refine(areUniqueBy('name'), { error: 'plans with different names' })
  .refine((plans) => [1, 2, 3, 4, 5].includes(plans.filter(({ isWithdrawn }) => !isWithdrawn).length), {
    error: 'one to five plans that aren’t withdrawn',
  })
  .refine((plans) => plans.filter(({ isRecommended }) => isRecommended).length <= 1, {
    error: 'at most one recommended plan',
  })
  .superRefine((plans, context) => {
    // A saving compared with a price that no one can pay would mislead.
    const monthly = plans
      .filter(({ interval, isWithdrawn }) => interval === 'month' && !isWithdrawn)
      .map(({ id }) => id);
    for (const [index, { comparedTo, interval, isWithdrawn }] of plans.entries())
      if (comparedTo !== undefined && !isWithdrawn && (interval !== 'year' || !monthly.includes(comparedTo)))
        context.addIssue({
          code: 'custom',
          path: [index, 'comparedTo'],
          message: `the ID of a monthly plan for sale, in a yearly one: ${monthly.join(', ')}`,
        });
  });
