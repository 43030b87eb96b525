import { brand } from '@onset/design-system/brand';
import { expect, fn } from 'storybook/test';
import { checked, required } from '@onset/design-system/primitives/form-values';
import { AccountData } from '@onset/design-system/sections/account-data';
import preview from '../../.storybook/preview.tsx';
import { Server } from '../helpers/server.tsx';

const meta = preview.meta({
  title: 'Sections/Account data',
  component: AccountData,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your data',
    lede: 'It is yours: take it with you, or have it deleted.',
    exportText: 'Everything your account holds, as one JSON file: your details, your sessions and your purchases.',
    deletion: {
      text: 'At once, and for good. Recordings and projects are on your Mac only, and stay there.',
      goes: ['Your name, email, company and country', 'Your password and every session', 'Your license keys'],
      stays: ['Invoices, kept by our payment provider for as long as tax law asks for, and by nobody else'],
      understoodText: 'I understand that my licenses end and that this cannot be undone.',
      deletedLink: { label: 'To the home page', href: '#home' },
    },
    onExport: fn(),
    deletionRules: {
      password: required('Enter your password.'),
      cancelsSubscription: checked('Check this box. Without the account, you couldn’t cancel the subscription.'),
      understood: checked('Check this box to delete your account.'),
    },
    onDelete: fn(),
  },
});

export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your data' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Delete my account' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Exporting = meta.story({
  args: { exporting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
});

export const ExportFailed = meta.story({
  args: { exportError: 'Your data could not be put together. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your data could not be put together.');
  },
});

/** The server can't export data or delete accounts. The section explains this in notices and not as errors. */
export const NotOffered = meta.story({
  args: {
    exportNotice: 'This server doesn’t offer this. Write to us, and we’ll send you your data.',
    deletionState: { notice: 'This server doesn’t offer this. Write to us, and we’ll delete your account.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const texts = canvas.getAllByText(/^This server doesn’t offer this/);
    await expect(texts).toHaveLength(2);
    for (const text of texts) await expect(text).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
});

export const Exported = meta.story({
  args: { exported: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your data has been downloaded');
  },
});

/** The deletion form is in a native `details` element, so it opens without JavaScript. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await expect(canvas.getByLabelText('Password')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete account' })).toBeVisible();
  },
});

/** The form submits only the password. The confirmation checkbox is required, but its value isn't submitted. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I understand/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenLastCalledWith({ password: 'correct horse' });
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Check this box to delete your account.');
    await expect(canvas.getByText('2 fields need your attention.')).toBeInTheDocument();
  },
});

/**
 * The server rejects the password. The error appears at the password field, which gets the focus, and the form stays
 * open with the checkbox checked.
 */
export const WrongPassword = meta.story({
  render: (args) => (
    <Server response={{ fieldErrors: { password: 'This is not your password.' } }}>
      {(state, onDelete) => <AccountData {...args} deletionState={state} onDelete={onDelete} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong horse');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('This is not your password.');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const DeletionFailed = meta.story({
  args: { deletionState: { error: 'Your account could not be deleted. Nothing has been changed.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account could not be deleted.');
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
});

export const DeletionPending = meta.story({ args: { deletionState: { pending: true } } });

export const Deleted = meta.story({
  render: (args) => (
    <Server response={{ deleted: true }}>
      {(state, onDelete) => <AccountData {...args} deletionState={state} onDelete={onDelete} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    const text = canvas.getByText('Your account has been deleted.');
    await expect(text.closest('[data-slot="form-outcome"]')).toHaveFocus();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
});

const yearly = { name: `${brand.name} Yearly`, renewsAt: '2027-03-18T09:12:44Z' };

/**
 * The customer has an active subscription, which is shown above the form. With a required checkbox, the customer agrees
 * that it's canceled together with the account.
 */
export const ActiveSubscription = meta.story({
  args: { running: [yearly] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`${brand.name} Yearly renews on 18 March 2027.`)).toBeVisible();
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I understand/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const box = canvas.getByRole('checkbox', { name: 'Cancel my subscription as well' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(
      'Check this box. Without the account, you couldn’t cancel the subscription.',
    );
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenLastCalledWith({ password: 'correct horse', cancelsSubscription: true });
  },
});

/** The customer has two active subscriptions. Both are listed even while the deletion form is closed. */
export const SeveralActiveSubscriptions = meta.story({
  args: { running: [yearly, { name: `${brand.name} Monthly`, renewsAt: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${brand.name} Monthly isn’t canceled.`)).toBeVisible();
    await expect(canvas.getByText(/^It doesn’t end with the account/)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).not.toBeVisible();
  },
});

export const Canceling = meta.story({
  args: { running: [yearly], deletionState: { pending: true, canceling: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Canceling your subscription…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** The server couldn't cancel the subscription, so it hasn't deleted anything. The checkbox stays checked. */
export const NotCanceled = meta.story({
  render: (args) => (
    <Server
      response={{ error: 'Your subscription could not be cancelled. Nothing was deleted. Try again in a moment.' }}
    >
      {(state, onDelete) => <AccountData {...args} running={[yearly]} deletionState={state} onDelete={onDelete} />}
    </Server>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete my account', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cancel my subscription as well' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I understand/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was deleted.');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Cancel my subscription as well' })).toBeChecked();
  },
});
