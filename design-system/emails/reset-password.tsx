import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ResetPasswordProps = CommonValues & Pick<EmailValues, 'url' | 'validFor'>;

export const resetPasswordSubject = ({ brand }: ResetPasswordProps) => `Set a new password for ${brand}`;

/** When somebody has said that they forgot their password. */
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
