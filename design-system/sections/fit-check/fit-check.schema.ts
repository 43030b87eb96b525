import * as z from 'zod';
import { list, richTextSchema, sectionHeadShape, text } from '../../content/schema.ts';

const statementSchema = z.strictObject({
  text: text(60).describe('Statement in the first person that the visitor checks if it applies'),
  reason: richTextSchema.describe('Why it favors that product, in one or two sentences. Rich text'),
  favors: z.enum(['first', 'second'], { error: 'one of first, second' }).describe('Product that it favors'),
  checked: z.boolean().optional().describe('True if the statement is checked at first, as an example'),
});

/** Content of a checklist that shows which of two products fits. */
export const fitCheckSchema = z.strictObject({
  ...sectionHeadShape,
  first: text(20).describe('Name of the own product'),
  second: text(20).describe('Name of the other product'),
  instruction: text(60).describe('Label of the list of statements'),
  statements: list(statementSchema, 4, 8).describe('Statements, some for each product'),
});

export type FitCheckContent = z.infer<typeof fitCheckSchema>;
