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
      preview={`The link is valid for ${validFor} and works once. Your password has not been changed yet.`}
      reason={`You get this mail because somebody asked for a new password for this address at ${common.brand}.`}
    >
      <Title>Set a new password</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        A new password has been asked for on your {common.brand} account. Set it with this link: it is valid for{' '}
        {validFor} and works once.
      </Paragraph>
      <Action href={url}>Set new password</Action>
      <Paragraph quiet>
        If it was not you, do nothing: your password stays as it is. Do not pass the link on; whoever has it can set
        your password.
      </Paragraph>
    </Frame>
  );
}
