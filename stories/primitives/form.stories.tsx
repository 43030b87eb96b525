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

/** A form says that it needs scripts only where there are none. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This form needs JavaScript\./)).not.toBeVisible();
  },
});

/** The page's script could not be loaded or has failed: the root element is marked, and the form says why it does nothing. */
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

/** What is said of a form: what is wrong with the whole, what it has done, what stands in its place, where else to go. */
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
