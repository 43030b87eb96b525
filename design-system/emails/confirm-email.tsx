import { Frame } from './frame.tsx';
import { Action, Paragraph, Title } from './parts.tsx';
import type { CommonValues, EmailValues } from './values.ts';

export type ConfirmEmailProps = CommonValues & Pick<EmailValues, 'url' | 'validFor'>;

export const confirmEmailSubject = ({ brand }: ConfirmEmailProps) => `Confirm your email for ${brand}`;

/** After registration: the address is the reader's once they press the button its link leads to. */
export function ConfirmEmail(values: ConfirmEmailProps) {
  const { greeting, url, validFor, ...common } = values;
  return (
    <Frame
      {...common}
      subject={confirmEmailSubject(values)}
      preview={`Open the link to finish your ${common.brand} account. It is valid for ${validFor}.`}
      reason={`You get this mail because somebody gave this address for an account at ${common.brand}.`}
    >
      <Title>Confirm your email</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>
        This address has been given for your {common.brand} account. Confirm that it is yours, and you can log in. The
        link is valid for {validFor}.
      </Paragraph>
      <Action href={url}>Confirm email</Action>
      <Paragraph quiet>
        If you have not asked for an account, do nothing: without the confirmation it cannot be used.
      </Paragraph>
    </Frame>
  );
}
