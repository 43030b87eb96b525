import { expect } from 'storybook/test';
import { Button } from '@onset/design-system/primitives/button';
import { EmailField } from '@onset/design-system/primitives/field';
import { Form } from '@onset/design-system/primitives/form';
import { FormError, FormLinks, FormOutcome, FormStatus } from '@onset/design-system/primitives/form-messages';
import preview from '../../.storybook/preview.tsx';
import { formWidth } from '../helpers/frames.tsx';

const fields = { email: 'email' } as const;

const meta = preview.meta({
  title: 'Primitives/Form',
  decorators: [formWidth],
  render: () => (
    <Form fields={fields}>
      {({ field }) => (
        <>
          <EmailField label="Email" {...field('email')} />
          <Button type="submit">Send</Button>
        </>
      )}
    </Form>
  ),
});

/** The message that the form needs JavaScript is visible only without scripts. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This form needs JavaScript\./)).not.toBeVisible();
  },
});

/**
 * The page's scripts couldn't be loaded or have failed, so the root element has an attribute and the form shows that it
 * needs JavaScript.
 */
export const WithoutScripts = meta.story({
  decorators: [
    (Story) => (
      <div data-runtime-failed="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This form needs JavaScript\./)).toBeVisible();
  },
});

/** A form can show an error of the whole form, a status, an outcome in its place, and links to other pages. */
export const Messages = meta.story({
  render: () => (
    <div className="flex flex-col gap-6">
      <FormError>Too many requests, please try again later.</FormError>
      <FormStatus>Saved</FormStatus>
      <FormOutcome>
        <p>A link is on its way.</p>
      </FormOutcome>
      <FormOutcome tone="stopped">
        <p>This page needs the link from our email.</p>
      </FormOutcome>
      <FormLinks links={[{ lead: 'No account yet?', label: 'Create one', href: '#register' }]} />
    </div>
  ),
});
