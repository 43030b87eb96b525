import { expect, fn } from 'storybook/test';
import { Button } from '@onset/design-system/primitives/button';
import { EmailField, Field } from '@onset/design-system/primitives/field';
import { Form } from '@onset/design-system/primitives/form';
import { FormStatus } from '@onset/design-system/primitives/form-messages';
import type { FormFields, FormRules } from '@onset/design-system/primitives/form-values';
import preview from '../../.storybook/preview.tsx';
import { formWidth, narrow, rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Full name', name: 'fullName' },
  decorators: [formWidth],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeValid();
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Ada Lovelace' } });

/** The text “(optional)” is part of the field's description, not of its name. */
export const Optional = meta.story({
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription('(optional)');
  },
});

export const WithHint = meta.story({
  args: { label: 'Team name', hint: 'Your colleagues see it beside your recordings.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Team name')).toHaveAccessibleDescription(
      'Your colleagues see it beside your recordings.',
    );
  },
});

/** Screen readers read the error before the hint. */
export const WithError = meta.story({
  args: {
    label: 'Email',
    defaultValue: 'ada@',
    hint: 'We write to it about your account.',
    error: 'This email is incomplete. Write it like name@example.com.',
  },
  render: (args) => <EmailField {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAccessibleDescription(
      'This email is incomplete. Write it like name@example.com. We write to it about your account.',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Ada Lovelace' } });

export const LongText = meta.story({
  args: {
    label: 'Vollständiger Name der rechnungsempfangenden Person oder Gesellschaft',
    optional: true,
    hint: 'So, wie der Name auf der Rechnung stehen soll, mit der Rechtsform und ohne Abkürzungen.',
    error: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ist zu lang.',
  },
  decorators: [narrow(272)],
});

export const RightToLeft = meta.story({
  args: { label: 'דואר אלקטרוני', defaultValue: 'ada@example.com', error: 'הכתובת אינה מלאה.' },
  render: (args) => <EmailField {...args} />,
  decorators: [rightToLeft],
});

const fields = { fullName: 'text' } as const satisfies FormFields;
const rules: FormRules<typeof fields> = { fullName: (name) => (name === '' ? 'Enter your name.' : undefined) };
const onSubmit = fn();

/**
 * The field is in the `Form` component, which all forms use. `Form` never submits with GET, validates its fields before
 * the submit, and shows a status.
 */
export const InAForm = meta.story({
  args: { required: true },
  render: (args) => (
    <Form fields={fields} rules={rules} onSubmit={onSubmit}>
      {({ field, edited }) => (
        <>
          <Field {...args} {...field('fullName')} />
          <div className="flex items-center gap-4">
            <Button type="submit">Save</Button>
            <FormStatus>{edited ? 'Not saved yet' : null}</FormStatus>
          </div>
        </>
      )}
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSubmit.mockClear();
    const field = canvas.getByLabelText('Full name');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Enter your name.');
    await userEvent.type(field, 'Ada');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenLastCalledWith({ fullName: 'Ada' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
