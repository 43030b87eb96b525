import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProfileForm } from '@onset/design-system/sections/profile-form';
import type { KnownValues, ProfileFormProps } from '@onset/design-system/sections/profile-form';
import preview from '../../.storybook/preview.tsx';

const ada: KnownValues = {
  username: 'ada',
  email: 'ada@example.com',
  full_name: 'Ada Lovelace',
  company: null,
  country: 'United Kingdom',
};

const meta = preview.meta({
  title: 'Sections/Profile form',
  component: ProfileForm,
  parameters: { frame: 'none' },
  args: {
    at: '00:01',
    heading: 'Your details',
    lede: 'Your name and company stand on your receipts. Your email is where we write to you, and never to sell you something.',
    values: ada,
    onSubmit: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada Lovelace');
    await expect(canvas.getByLabelText('Company')).toHaveValue('');
    await expect(canvas.getByLabelText('Company')).toHaveAccessibleDescription('(optional)');
  },
});

export const Empty = meta.story({ args: { values: null } });

/** The whole profile is sent; what is left empty is null. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), ' Analytical Engines ');
    await userEvent.clear(canvas.getByLabelText('Country'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'ada',
      email: 'ada@example.com',
      full_name: 'Ada Lovelace',
      company: 'Analytical Engines',
      country: null,
    });
  },
});

export const Faults = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ada');
    await userEvent.clear(canvas.getByLabelText('Full name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This email is not complete. Write it like name@example.com.');
    await expect(email).toHaveValue('ada');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('');
  },
});

/** The fields have their places before the values have come. */
export const Loading = meta.story({
  args: { state: 'loading', values: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
  },
});

/** Stands for a profile that is known a little later, and for a server that writes addresses small. */
function Arriving({ values, onSubmit, ...args }: ProfileFormProps) {
  const [known, setKnown] = useState<KnownValues | null>(null);
  const [saved, setSaved] = useState(false);
  return (
    <>
      <ProfileForm
        {...args}
        values={known}
        saved={saved}
        onSubmit={(sent) => {
          onSubmit?.(sent);
          setKnown({ ...sent, email: sent.email.toLowerCase() });
          setSaved(true);
        }}
      />
      <button type="button" className="sr-only" onClick={() => setKnown(values ?? null)}>
        Arrive
      </button>
    </>
  );
}

/** Values that arrive late fill the fields nobody has typed into, and no other. */
export const LateValues = meta.story({
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada');

    await userEvent.clear(canvas.getByLabelText('Email'));
    await userEvent.type(canvas.getByLabelText('Email'), 'Countess@Example.com{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await expect(canvas.getByLabelText('Email')).toHaveValue('countess@example.com');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Ada');
  },
});

/** It says so until something is typed. */
export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
});

export const EditedAfterSaving = meta.story({
  args: { saved: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'x');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ServerError = meta.story({ args: { error: 'Session expired. Please login again.' } });

export const FieldErrors = meta.story({
  args: { fieldErrors: { username: 'Username already taken' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Username already taken');
  },
});

export const WithNotice = meta.story({
  args: {
    notice: {
      tone: 'neutral',
      text: 'ada@example.com is not confirmed yet. Open the link we have sent you.',
      action: { label: 'Send again', onClick: fn() },
    },
  },
});

export const Pending = meta.story({ args: { pending: true } });

export const LongText = meta.story({
  args: {
    heading: 'Persönliche Angaben und Rechnungsdaten',
    lede: 'Ihr Name und Ihr Unternehmen stehen auf den Rechnungen. An Ihre E-Mail-Adresse schreiben wir nur, wenn es **Ihr Benutzerkonto** betrifft.',
    submitLabel: 'Sämtliche Änderungen jetzt speichern',
    values: { ...ada, company: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft mbH' },
    saved: true,
  },
});

export const RightToLeft = meta.story({
  args: { heading: 'הפרטים שלך', lede: 'השם והחברה מופיעים על הקבלות.', saved: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
