import { areUnique, text, richTextSchema } from '@onset/design-system/content/schema';
import { checkoutSchema } from '@onset/design-system/sections/checkout/schema';
import { costOverTimeSchema } from '@onset/design-system/sections/cost-over-time/schema';
import { downloadCardSchema } from '@onset/design-system/sections/download-card/schema';
import { loginFormSchema } from '@onset/design-system/sections/login-form/schema';
import { postListSchema } from '@onset/design-system/sections/post-list/schema';
import { pricingSchema } from '@onset/design-system/sections/pricing/schema';
import { pricingSummarySchema } from '@onset/design-system/sections/pricing-summary/schema';
import { purchaseStatusSchema } from '@onset/design-system/sections/purchase-status/schema';
import { registerFormSchema } from '@onset/design-system/sections/register-form/schema';
import { releaseListSchema } from '@onset/design-system/sections/release-list/schema';
import * as z from 'zod';
import { topicNames } from '../content/blog.ts';
import { plansForSale } from '../content/plans.ts';

/** Plans of a section. */
const connectedPlansSchema = z
  .array(z.enum(plansForSale().map(({ id }) => id)))
  .min(1)
  .refine(areUnique, { error: 'each plan once' })
  .optional()
  .describe('Plan IDs in display order. Default: all plans for sale');

/** Content of a pricing section in a page: the plans of the catalog, which contains their prices and terms. */
export const connectedPricingSchema = z
  .strictObject(pricingSchema.shape)
  .omit({ product: true, currency: true, locale: true, options: true, recommended: true })
  .extend({
    plans: connectedPlansSchema,
    actionLabel: text(20).describe('Button of each plan, followed by its name, such as “Buy”'),
  });

export type ConnectedPricingContent = z.infer<typeof connectedPricingSchema>;

/** Content of a price list in a page: the plans of the catalog, which contains their prices and terms. */
export const connectedPricingSummarySchema = pricingSummarySchema.extend({ plans: connectedPlansSchema });

export type ConnectedPricingSummaryContent = z.infer<typeof connectedPricingSummarySchema>;

/** Content of a chart of costs in a page: the plans of the catalog, which contains their prices. */
export const connectedCostOverTimeSchema = costOverTimeSchema
  .omit({ currency: true })
  .extend({ plans: connectedPlansSchema });

export type ConnectedCostOverTimeContent = z.infer<typeof connectedCostOverTimeSchema>;

/** Content of a checkout in a page. It names plans by ID; their prices and terms come from the catalog. */
export const connectedCheckoutSchema = checkoutSchema
  .omit({ plans: true, product: true, locale: true, recommended: true })
  .extend({
    plans: connectedPlansSchema,
  });

export type ConnectedCheckoutContent = z.infer<typeof connectedCheckoutSchema>;

/** Content of the page after a purchase. The purchase comes from the checkout, and its name from the brand. */
export const connectedPurchaseStatusSchema = purchaseStatusSchema.omit({ product: true, locale: true });

export type ConnectedPurchaseStatusContent = z.infer<typeof connectedPurchaseStatusSchema>;

const signedIn = {
  signedInLede: richTextSchema.describe('Replaces the lede if the visitor is already logged in. Rich text'),
};

/** Content of the login form that is connected to the session. */
export const connectedLoginFormSchema = loginFormSchema.extend(signedIn);

/** Content of the registration form that is connected to the session. */
export const connectedRegisterFormSchema = registerFormSchema.extend(signedIn);

export type ConnectedLoginFormContent = z.infer<typeof connectedLoginFormSchema>;
export type ConnectedRegisterFormContent = z.infer<typeof connectedRegisterFormSchema>;

/** Content of a list of posts in a page: the topic and the part of the list. The posts are in `site/content/posts`. */
export const connectedPostListSchema = postListSchema
  .omit({ topics: true, posts: true, empty: true, position: true, newer: true, older: true })
  .extend({
    topic: z.enum(topicNames).optional().describe('Topic of the posts. Default: all topics'),
    page: z.int().min(1).optional().describe('Page of the list, from 1. Default: 1'),
  });

export type ConnectedPostListContent = z.infer<typeof connectedPostListSchema>;

/** Content of a download in a page. The files are in `site/content/releases`. */
export const connectedDownloadCardSchema = downloadCardSchema.omit({ release: true, older: true });

export type ConnectedDownloadCardContent = z.infer<typeof connectedDownloadCardSchema>;

/** Content of a list of releases in a page. The releases are in `site/content/releases`. */
export const connectedReleaseListSchema = releaseListSchema.omit({ releases: true });

export type ConnectedReleaseListContent = z.infer<typeof connectedReleaseListSchema>;

/** Props of a connected section: its content, and the properties that pages can set for every section. */
export type ConnectedProps<Content> = Content & { id?: string; className?: string };
