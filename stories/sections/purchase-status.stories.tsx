import { brand } from '@onset/design-system/brand';
import { expect, fn } from 'storybook/test';
import { fromUnits } from '@onset/design-system/content/money';
import { PurchaseStatus } from '@onset/design-system/sections/purchase-status';
import { ClaimForm } from '@onset/design-system/sections/purchase-status/claim-form';
import type { PurchaseStatusContent } from '@onset/design-system/sections/purchase-status/schema';
import preview from '../../.storybook/preview.tsx';
import { startCopying } from '@onset/design-system/primitives/start-copying';
import { yearlyOrder } from '../fixtures/buying.ts';
import { withClipboard } from '../helpers/clipboard.ts';
import { Server } from '../helpers/server.tsx';

const content: PurchaseStatusContent = {
  product: `${brand.name} for Mac`,
  seller: 'Paddle',
  download: { label: 'Download for Mac', href: '/download' },
  handOff: { label: 'Send to my Mac', href: `mailto:?subject=${brand.name}&body=https://onset.example/download` },
  steps: [
    { title: 'Download the app', text: 'One file of 62 MB, signed and notarised. [All versions](/download)' },
    { title: 'Open it', text: 'Move it to your Applications, and let it see the screen when macOS asks.' },
    { title: 'Sign in', text: 'With the address you paid with. Exporting is on from then.' },
  ],
  portal: { label: 'Plan and invoices', href: '/customer-portal' },
  pricing: { label: 'See the plans', href: '/pricing' },
  logIn: { label: 'Log in', href: '/login' },
  consentText: 'I agree to the [terms](#terms) and the [privacy policy](#privacy).',
  supportEmail: 'support@onset.example',
};

const onClaim = fn();

const writeText = fn(() => Promise.resolve());

const meta = preview.meta({
  title: 'Sections/Purchase status',
  component: PurchaseStatus,
  parameters: { frame: 'none' },
  args: { ...content, order: yearlyOrder, onRetry: fn() },
});

/** The plan is active. The section shows the next steps, the amount and the transaction number. */
export const Active = meta.story({
  args: {
    purchase: { is: 'active' },
    order: { ...yearlyOrder, discount: fromUnits(19.2, 'USD'), nextPaymentAt: '2027-11-27T09:00:00.000Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your plan is active.' })).toBeVisible();
    await expect(canvas.getByText('27 November 2027')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download for Mac' })).toHaveAttribute('href', '/download');
    await expect(canvas.getByText('Renews at $104.52 each year until you cancel')).toBeVisible();
    await expect(canvas.getByText('$104.52')).toBeVisible();
    await expect(canvas.getByText('−$19.20')).toBeVisible();
    await expect(canvas.getByText('Ready to log in')).toHaveTextContent('Ready to log in, done');
    const [first, second] = canvas.getAllByRole('listitem').slice(-3);
    await expect(first).toHaveTextContent('01Download the app');
    await expect(second).toHaveTextContent('02Open it');
  },
});

export const Lifetime = meta.story({
  args: {
    purchase: { is: 'active', mustConfirm: true, isLinkSent: true },
    order: { ...yearlyOrder, plan: 'Lifetime', once: true, total: fromUnits(189, 'USD') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /is yours\.$/ })).toBeVisible();
    await expect(canvas.getByText(/You won’t be charged again/)).toHaveTextContent(
      'To open your invoices, first confirm your email address with the link we’ve just sent you.',
    );
    await expect(canvas.queryByText(/[Rr]enews/)).not.toBeInTheDocument();
  },
});

/** The purchase was made in the demo checkout, so no text promises a receipt. */
export const Demo = meta.story({
  args: {
    purchase: { is: 'active', mustConfirm: true },
    simulation: 'Demo: no card was charged, and there’s no receipt.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo: no card was charged, and there’s no receipt.')).toBeVisible();
    await expect(
      canvas.getByText(/To switch your plan or open your invoices, first confirm your email address in your account/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Paddle/)).not.toBeInTheDocument();
  },
});

/** The plan is being set up, as the text and the list of steps show. Screen readers announce the result. */
export const Waiting = meta.story({
  render: (args) => (
    <Server response={{ active: true }}>
      {(state) => <PurchaseStatus {...args} purchase={{ is: 'active' in state ? 'active' : 'waiting' }} />}
    </Server>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Paid. Thank you.' });
    await expect(heading.closest('[aria-live="polite"]')).toBeInTheDocument();
    await expect(canvas.getByText('Paid', { selector: 'li span' })).toHaveTextContent('Paid, done');
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Plan set up, in progress');
    await expect(canvasElement.querySelector('[data-slot="spinner"]')).not.toBeInTheDocument();
  },
});

export const ActivatedWhileWaiting = meta.story({
  render: (args) => (
    <Server response={{ active: true }}>
      {(state) => <PurchaseStatus {...args} purchase={{ is: 'active' in state ? 'active' : 'waiting' }} />}
    </Server>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const liveRegion = canvas.getByRole('heading', { level: 1 }).closest('[aria-live="polite"]');
    const downloadLink = canvas.getByRole('link', { name: 'Download for Mac' });
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await expect(liveRegion).toHaveTextContent('Your plan is active.');
    await expect(canvasElement.querySelector('[aria-current="step"]')).not.toBeInTheDocument();
    // The link must remain the same DOM element, so that a click isn't lost while the section changes.
    await expect(canvas.getByRole('link', { name: 'Download for Mac' })).toBe(downloadLink);
  },
});

/**
 * The payment succeeded, but the plan wasn't activated within a minute. The link to support opens an email with the
 * transaction number in its subject.
 */
export const Processing = meta.story({
  args: { purchase: { is: 'processing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paid. Your plan is on its way.' })).toBeVisible();
    await expect(canvas.getByText(/You don’t need to wait here/)).toBeVisible();
    const emailHref = canvas.getByRole('link', { name: 'Write to us about it' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(emailHref)).toBe(
      'mailto:support@onset.example?subject=My payment txn_01k9s3v8m0mjvf4z2n7tq5ye6b',
    );
  },
});

/**
 * The buyer has no account yet and creates one in this form. The email address of the purchase is already filled in.
 */
export const Guest = meta.story({
  args: {
    purchase: { is: 'guest', isSeen: true, registerHref: '/register' },
    renderClaimForm: (words) => (
      <ClaimForm {...words} email="ada@example.com" passwordHint="8 characters or more" onSubmit={onClaim} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await expect(onClaim).toHaveBeenLastCalledWith({
      email: 'ada@example.com',
      password: 'correct horse battery',
    });
  },
});

export const GuestRejected = meta.story({
  args: {
    purchase: { is: 'guest', isSeen: true, registerHref: '/register' },
    renderClaimForm: (words) => (
      <ClaimForm
        {...words}
        email="ada@example.com"
        error="Email or Username are already taken"
        remedy="If you already have an account with this email address, log in instead."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/log in instead/);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
});

/**
 * The transaction number comes only from the URL, so the payment may be someone else's. The section links to the
 * registration instead of showing the form.
 */
export const GuestOfLink = meta.story({
  args: { purchase: { is: 'guest', isSeen: false, registerHref: '/register' }, order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/register');
  },
});

/** The server doesn't store purchases, so the section says that it can't look up the plan. */
export const Unconfirmed = meta.story({
  args: { purchase: { is: 'unconfirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This site can’t look up your plan/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download for Mac' })).toBeVisible();
    await expect(canvas.queryByText('Plan set up')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { purchase: { is: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/our server didn’t respond/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  args: { purchase: { is: 'failed', offline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paid. You’re offline now.' })).toBeVisible();
  },
});

/** The visitor has clicked “Try again”. While the request is pending, another click does nothing. */
export const Retrying = meta.story({
  args: { purchase: { is: 'failed' }, retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** There is no purchase, so the section shows links to the login page, the plans and the support. */
export const NoPurchase = meta.story({
  args: { purchase: { is: 'none' }, order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No purchase found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await expect(canvas.queryByText('Next steps')).not.toBeInTheDocument();
  },
});

/** The page is prerendered. The section has no links until a script has looked up the purchase. */
export const Prerendered = meta.story({
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your purchase' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The transaction number is rendered in several parts, but copied as one string. */
export const NumberCopied = meta.story({
  args: { purchase: { is: 'processing' } },
  beforeEach: () => withClipboard({ writeText }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const endCopying = startCopying(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the transaction number' }));
    await expect(writeText).toHaveBeenCalledWith('txn_01k9s3v8m0mjvf4z2n7tq5ye6b');
    await expect(await canvas.findByText('Copied', { selector: 'output' })).toBeInTheDocument();
    endCopying();
  },
});
