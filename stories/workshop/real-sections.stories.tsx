import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { fieldOf } from '../../compose/fields/field-of.ts';
import type { RecordField } from '../../compose/fields/field.ts';
import { jsonSchema } from '../../compose/protocol/protocol.ts';
import type { PageDocument, PageSectionName } from '../../site/compositor/page-document.ts';
import { registry } from '../../site/compositor/registry.ts';
import about from '../../site/pages/about.ts';
import pricing from '../../site/pages/pricing.ts';
import { FieldBench } from './field-bench.tsx';

const ANCHORS = ['plans', 'which', 'faq'];

/**
 * Sections from the site's pages: their names, their content, and the editor fields that are derived from their
 * schemas.
 */
const sectionsWithFields = [getContent(about, 'page-hero'), getContent(pricing, 'pricing'), getContent(pricing, 'faq')];

const [plansHeading] = pricing.sections.map(({ content }) => content.heading);
const [firstQuestion] = pricing.sections.flatMap((each) =>
  each.section === 'faq' ? each.content.questions.map(({ question }) => question) : [],
);

function getContent({ sections }: PageDocument, name: PageSectionName) {
  const { schema }: RegisteredSection = registry[name];
  const field = fieldOf(schema);
  if (field.kind !== 'record') throw new Error(`The content of ${name} is no record`);
  const section = sections.find((each) => each.section === name);
  return { name, field: field satisfies RecordField, content: jsonSchema.parse(section?.content) };
}

/** Renders editor fields with the content of real sections, as wide as in the page editor. */
function RealSections() {
  return (
    <div className="flex flex-wrap items-start gap-6">
      {sectionsWithFields.map(({ name, field, content }) => (
        <section key={name} aria-label={name} className="w-full max-w-[22.5rem]">
          <FieldBench field={field} value={content} ownAnchors={ANCHORS} />
        </section>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Workshop/Real sections',
  component: RealSections,
});

/** The page editor can show and edit the content of real sections without an error. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pricing = within(canvas.getByRole('region', { name: 'pricing' }));
    const heading = pricing.getByRole('textbox', { name: 'Heading' });
    await expect(heading).toHaveValue(plansHeading);
    await expect(
      within(canvas.getByRole('region', { name: 'faq' })).getByRole('button', {
        name: `Question 1: ${firstQuestion}`,
      }),
    ).toBeVisible();
    await expect(canvas.queryByText('This value doesn’t fit here.')).toBeNull();
    await expect(canvas.getAllByRole('textbox').filter((each) => each.matches('[aria-invalid=true]'))).toEqual([]);

    await userEvent.click(heading);
    await userEvent.keyboard('!');
    await expect(heading).toHaveValue(`${plansHeading}!`);
    await userEvent.keyboard('{Backspace}');
  },
});
