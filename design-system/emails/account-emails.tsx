import { Action, Facts, Frame, IfNotYou, Paragraph, TextLink, Title } from './frame.tsx';
import type { CommonValues, EmailValues } from './values.ts';

type ConfirmEmailProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'unconfirmed'>;

export const confirmEmailSubject = ({ brand }: ConfirmEmailProps) => `Confirm your email for ${brand}`;

/** Email that asks a new user to confirm their email address. Its button leads to the page for the confirmation. */
export function ConfirmEmail(values: ConfirmEmailProps) {
  const { greeting, url, validFor, unconfirmed, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmEmailSubject(values)}
      preview={`Confirm the email address of your ${common.brand} account. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone signed up for ${common.brand} with this email address.`}
    >
      <Title>Confirm your email</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone signed up for {common.brand} with this email address. If it was you, confirm the address. The link is
        valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm email</Action>
      <Paragraph quiet>If it wasn’t you, ignore this email. {unconfirmed}</Paragraph>
    </Frame>
  );
}

type ResetPasswordProps = CommonValues & Pick<EmailValues, 'url' | 'validFor'>;

export const resetPasswordSubject = ({ brand }: ResetPasswordProps) => `Set a new password for ${brand}`;

/** Email with a link to set a new password, sent after someone requested it. */
export function ResetPassword(values: ResetPasswordProps) {
  const { greeting, url, validFor, ...common } = values;
  return (
    <Frame
      {...common}
      subject={resetPasswordSubject(values)}
      preview={`The link is valid for ${validFor} and works once. Your password hasn’t changed yet.`}
      reason={`You’re receiving this email because someone requested a new password for the ${common.brand} account with this email address.`}
    >
      <Title>Set a new password</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone requested a new password for your {common.brand} account. If it was you, set it with this link. It’s
        valid for {validFor} and works once.
      </Paragraph>
      <Action href={url}>Set new password</Action>
      <Paragraph quiet>
        If it wasn’t you, ignore this email, and your password stays the same. Don’t share the link: anyone who has it
        can set your password.
      </Paragraph>
    </Frame>
  );
}

type PasswordChangedProps = CommonValues & Pick<EmailValues, 'when'>;

export const passwordChangedSubject = ({ brand }: PasswordChangedProps) => `Your ${brand} password was changed`;

/** Email after a change of the password. */
export function PasswordChanged(values: PasswordChangedProps) {
  const { greeting, when, ...common } = values;
  const resetUrl = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={passwordChangedSubject(values)}
      preview={`If it was you, there’s nothing to do. Changed on ${when}.`}
      reason={`You’re receiving this email because the password of your ${common.brand} account was changed.`}
    >
      <Title>Your password was changed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        The password of your {common.brand} account was changed, and all other devices were logged out. If it was you,
        there’s nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Set a new password now. This logs out everyone else: <TextLink href={resetUrl}>{resetUrl}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}

type ConfirmNewEmailProps = CommonValues & Pick<EmailValues, 'url' | 'validFor'>;

export const confirmNewEmailSubject = ({ brand }: ConfirmNewEmailProps) => `Confirm your new email for ${brand}`;

/** Email to the new email address of an account, with a link that confirms it. */
export function ConfirmNewEmail(values: ConfirmNewEmailProps) {
  const { greeting, url, validFor, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmNewEmailSubject(values)}
      preview={`Confirm this email address to finish the change. The link is valid for ${validFor}.`}
      reason={`You’re receiving this email because someone entered this email address for their ${common.brand} account.`}
    >
      <Title>Confirm your new email</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone entered this as the new email address of their {common.brand} account. If it was you, confirm it, and
        you’ll log in with it from then on. The link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm new email</Action>
      <Paragraph quiet>If it wasn’t you, ignore this email. Without confirmation, nothing changes.</Paragraph>
    </Frame>
  );
}

type EmailChangeStartedProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'when'>;

export const emailChangeStartedSubject = ({ brand }: EmailChangeStartedProps) =>
  `The email address of your ${brand} account is about to change`;

/**
 * Email to the current email address of an account while a new one waits for confirmation. It doesn't contain the new
 * email address, because others may read this mailbox.
 */
export function EmailChangeStarted(values: EmailChangeStartedProps) {
  const { greeting, url, validFor, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailChangeStartedSubject(values)}
      preview={`If it wasn’t you, stop the change with the link in this email. Requested on ${when}.`}
      reason={`You’re receiving this email because this is the email address of your ${common.brand} account.`}
    >
      <Title>Your email is about to change</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone who knows your password entered a new email address for your {common.brand} account. It will replace
        this one as soon as it’s confirmed. If it was you, there’s nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Keep this email address. This also logs out all devices, and we’ll send you a link to set a new password. The
          button works for {validFor}, even if the address has already changed.
        </Paragraph>
        <Action href={url}>Keep this email address</Action>
      </IfNotYou>
    </Frame>
  );
}

type EmailChangedProps = CommonValues & Pick<EmailValues, 'url' | 'validFor' | 'when'>;

export const emailChangedSubject = ({ brand }: EmailChangedProps) =>
  `The email address of your ${brand} account was changed`;

/**
 * Email to the previous email address of an account after it was changed. It doesn't contain the new email address,
 * because others may read the old mailbox.
 */
export function EmailChanged(values: EmailChangedProps) {
  const { greeting, url, validFor, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailChangedSubject(values)}
      preview={`You now log in with a different address. Changed on ${when}.`}
      reason={`You’re receiving this email because this was the email address of your ${common.brand} account.`}
    >
      <Title>Your email was changed</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your {common.brand} account at <TextLink href={common.siteUrl}>{common.siteUrl}</TextLink> has a new email
        address. We’ll write to that address from now on, and you can no longer log in with this one. If it was you,
        there’s nothing to do.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Recover your account. This restores this address, logs out all devices, and sends you a link to set a new
          password. The button works for {validFor}.
        </Paragraph>
        <Action href={url}>Recover my account</Action>
      </IfNotYou>
    </Frame>
  );
}

type EmailRestoredProps = CommonValues & Pick<EmailValues, 'when'>;

export const emailRestoredSubject = ({ brand }: EmailRestoredProps) =>
  `Your ${brand} account has its previous email again`;

/**
 * Email to an email address that was removed from an account, because the owner of the previous email address undid the
 * change. It refers to support.
 */
export function EmailRestored(values: EmailRestoredProps) {
  const { greeting, when, ...common } = values;
  return (
    <Frame
      {...common}
      subject={emailRestoredSubject(values)}
      preview={`The account has its previous address again. All devices were logged out on ${when}.`}
      reason={`You’re receiving this last email because this was the email address of your ${common.brand} account.`}
    >
      <Title>Your email change was undone</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Your {common.brand} account has its previous email address again, because someone used the link we sent there.
        All devices were logged out, and the previous address got a link to set a new password. You can no longer log in
        with this address.
      </Paragraph>
      <Facts facts={[['When', when]]} />
      <IfNotYou>
        <Paragraph>
          Write to <TextLink href={`mailto:${common.supportEmail}`}>{common.supportEmail}</TextLink> from this address
          as soon as you can. We’ll help you get your account back.
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}

type NewSignInProps = CommonValues & Pick<EmailValues, 'device' | 'when'>;

export const newSignInSubject = ({ brand, device }: NewSignInProps) => `New login to ${brand}: ${device}`;

/** Email after a login on a new device. */
export function NewSignIn(values: NewSignInProps) {
  const { greeting, device, when, ...common } = values;
  const securityUrl = `${common.siteUrl}/profile#security`;
  const resetUrl = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={newSignInSubject(values)}
      preview={`If it was you, there’s nothing to do. Login on ${device}, ${when}.`}
      reason={`You’re receiving this email because someone logged in to your ${common.brand} account on a new device.`}
    >
      <Title>New login to your account</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        Someone logged in to your {common.brand} account on a device that we haven’t seen before. If it was you, there’s
        nothing to do.
      </Paragraph>
      <Facts
        facts={[
          ['When', when],
          ['Device', device],
        ]}
      />
      <IfNotYou>
        <Paragraph>
          Set a new password. This logs out all devices: <TextLink href={resetUrl}>{resetUrl}</TextLink>
        </Paragraph>
        <Paragraph quiet>
          Your account lists all devices that are logged in: <TextLink href={securityUrl}>{securityUrl}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}

type SessionEndedProps = CommonValues & Pick<EmailValues, 'device' | 'when'>;

export const sessionEndedSubject = ({ brand }: SessionEndedProps) => `We logged out one of your ${brand} devices`;

/** Email after a session was ended because its refresh token was used twice, possibly by someone who copied it. */
export function SessionEnded(values: SessionEndedProps) {
  const { greeting, device, when, ...common } = values;
  const loginUrl = `${common.siteUrl}/login`;
  const resetUrl = `${common.siteUrl}/forgot-password`;
  return (
    <Frame
      {...common}
      subject={sessionEndedSubject(values)}
      preview={`Your login on ${device} was used in two places, so we ended it on ${when}.`}
      reason={`You’re receiving this email because a session of your ${common.brand} account was ended.`}
    >
      <Title>We logged out one of your devices</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        One session of your {common.brand} account was used in two places at once. This can happen when a computer is
        restored from a backup, but also when someone has copied the session. So we ended it in both places. If you
        restored a backup, there’s nothing more to do.
      </Paragraph>
      <Facts
        facts={[
          ['When', when],
          ['Device', device],
        ]}
      />
      <Paragraph>
        You can log in again as usual: <TextLink href={loginUrl}>{loginUrl}</TextLink>
      </Paragraph>
      <IfNotYou>
        <Paragraph>
          Set a new password. This logs out all devices: <TextLink href={resetUrl}>{resetUrl}</TextLink>
        </Paragraph>
      </IfNotYou>
    </Frame>
  );
}
