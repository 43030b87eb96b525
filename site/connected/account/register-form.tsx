import { useState } from 'react';
import { ButtonLink } from '@onset/design-system/primitives/button';
import { checked } from '@onset/design-system/primitives/form-values';
import type { FormRules } from '@onset/design-system/primitives/form-values';
import { Link } from '@onset/design-system/primitives/link';
import { Notice } from '@onset/design-system/primitives/notice';
import { ClaimForm } from '@onset/design-system/sections/purchase-status/claim-form';
import type {
  ClaimFields,
  ClaimFormContent,
  ClaimValues,
} from '@onset/design-system/sections/purchase-status/claim-form';
import { RegisterForm } from '@onset/design-system/sections/register-form';
import type { RegisterFields, RegisterValues } from '@onset/design-system/sections/register-form';
import { ConfirmationNeeded } from '../../adapters/auth/errors.ts';
import { consentVersion } from '../../content/legal.ts';
import { CONFIRMATION_NOT_SENT, EMAIL_OR_USERNAME_TAKEN } from '../../contract/messages.ts';
import { useAuth } from '../form/use-auth.ts';
import type { ConnectedProps, ConnectedRegisterFormContent } from '../schemas.ts';
import { email, newPassword as password, useNewPassword, username } from '../form/form-rules.ts';
import { goTo, redirectTarget, requireStoredLogin, useEmailInFragment } from '../form/navigation.ts';
import { track } from '../track.ts';
import { useFormCall } from '../form/use-form-call.ts';

export const registerRules: FormRules<RegisterFields> = {
  username,
  email,
  password,
  consent: checked('Check this box to create an account.'),
};

/**
 * Help if the account was created but the email wasn't sent. A second attempt would fail because the username is taken.
 */
const ACCOUNT_EXISTS = (
  <>
    Your account was created. Log in, and we can send the email again. <Link href="/login">Log in</Link>
  </>
);

/** Registration form, connected to the session. After the registration, opens `?redirect=` or the user's plan. */
export function ConnectedRegisterForm({ signedInLede, ...content }: ConnectedProps<ConnectedRegisterFormContent>) {
  const { withAuth } = useAuth();
  const { pending, errors, run } = useFormCall<RegisterFields>({
    fields: { username: 'username', email: 'email', password: 'password' },
  });
  const newPassword = useNewPassword();
  const [confirm, setConfirm] = useState<string | null>(null);

  async function submit(values: RegisterValues): Promise<void> {
    setConfirm(null);
    await run(async () => {
      try {
        const login = await withAuth((auth) => auth.register({ ...values, consent: consentVersion }));
        track('sign_up', { method: 'password' });
        requireStoredLogin(login);
        // Part of the call, so that a second click can't register again while the next page loads.
        await goTo(redirectTarget(location.search, location.origin, '/customer-portal?link=sent'));
      } catch (error) {
        if (!(error instanceof ConfirmationNeeded)) throw error;
        track('sign_up', { method: 'password' });
        setConfirm(error.message);
      }
    });
  }

  return (
    <RegisterForm
      {...content}
      {...errors}
      remedy={errors.error === CONFIRMATION_NOT_SENT ? ACCOUNT_EXISTS : errors.remedy}
      {...newPassword}
      // The session changes during the request, but the text must not.
      signedInLede={pending ? undefined : signedInLede}
      pending={pending}
      notice={confirm === null ? null : { tone: 'success', text: confirm }}
      rules={registerRules}
      onSubmit={(values) => void submit(values)}
    />
  );
}

/** Leads back to the purchase. */
const LOG_IN = '/login?redirect=%2Fsuccess';

const CLAIM_RULES: FormRules<ClaimFields> = {
  email,
  password,
  consent: checked('Check this box to create your account.'),
};

interface ConnectedClaimFormProps extends ClaimFormContent {
  /** Called when the user is signed in to the new account. */
  onClaimed: () => void;
}

/**
 * Form with which a guest creates the account for a purchase, connected to the session. It is in this file because the
 * bundler then needs no chunk for it.
 */
export function ConnectedClaimForm({ onClaimed, ...content }: ConnectedClaimFormProps) {
  const { withAuth } = useAuth();
  const [confirm, setConfirm] = useState<string | null>(null);
  const { pending, errors, run } = useFormCall<ClaimFields>({ fields: { email: 'email', password: 'password' } });
  const newPassword = useNewPassword();
  const paidBy = useEmailInFragment();

  async function claim(values: ClaimValues): Promise<void> {
    try {
      const request = { ...values, username: createUsername(values.email), consent: consentVersion };
      await withAuth((auth) => auth.register(request));
      track('sign_up', { method: 'password' });
      onClaimed();
    } catch (error) {
      if (!(error instanceof ConfirmationNeeded)) throw error;
      track('sign_up', { method: 'password' });
      setConfirm(error.message);
    }
  }

  if (confirm !== null)
    return (
      <>
        <Notice message={{ tone: 'success', text: confirm }} />
        <ButtonLink href={LOG_IN} size="lg" className="self-start">
          Log in
        </ButtonLink>
      </>
    );
  return (
    <ClaimForm
      {...content}
      {...errors}
      {...newPassword}
      // Without it, the field can be edited.
      email={paidBy || undefined}
      remedy={
        errors.error === EMAIL_OR_USERNAME_TAKEN
          ? 'If you already have an account with this email address, log in instead.'
          : errors.remedy
      }
      pending={pending}
      rules={CLAIM_RULES}
      onSubmit={(values) => void run(() => claim(values))}
    />
  );
}

/** Returns a username that the customer can change later: the local part of the email address and four digits. */
function createUsername(address: string): string {
  const name =
    address
      .split('@')[0]
      ?.replaceAll(/[^\w-]+/g, '-')
      .slice(0, 24) ?? '';
  return `${name || 'user'}-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
}
