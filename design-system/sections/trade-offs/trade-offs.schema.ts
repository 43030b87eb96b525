import * as z from 'zod';
import { hrefSchema, list, sectionHeadShape, text } from '../../content/schema.ts';

const decisionSchema = z.strictObject({
  kept: text(60).describe('Decision as a sentence, which is a link'),
  cut: text(50).describe('What the decision costs, as a short sentence. It’s struck out'),
  href: hrefSchema.describe('Page on which visitors can check the decision'),
});

/** Content of a list of trade-offs. */
export const tradeOffsSchema = z.strictObject({
  ...sectionHeadShape,
  decisions: list(decisionSchema, 3, 8).describe('Decisions, as sentences of one text'),
});

export type TradeOffsContent = z.infer<typeof tradeOffsSchema>;
