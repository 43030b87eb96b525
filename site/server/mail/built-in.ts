import type { Templates } from './templates.ts';

const NOT_ME = 'If this was not you, set a new password at once and write to {{supportEmail}}.';

/** Plain mails for a server whose build has none of its own. */
export const builtInTemplates: Templates = {
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    text: mail(
      'open this link to confirm that this is your e-mail address:',
      '{{url}}',
      'It works for {{validFor}}. If you did not ask for it, you need do nothing.',
    ),
  },
  'reset-password': {
    subject: 'Set a new password',
    text: mail(
      'open this link to set a new password for {{brand}}:',
      '{{url}}',
      'It works for {{validFor}}, once. If you did not ask for it, you need do nothing: your password stays as it is.',
    ),
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: mail('the password of your account was changed on {{when}}, and every device was signed out.', NOT_ME),
  },
  'new-sign-in': {
    subject: 'New sign-in to your account',
    text: mail('your account was signed in to from a new device, {{device}}, on {{when}}.', NOT_ME),
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: mail(
      'your account has another e-mail address since {{when}}. This one is no longer used.',
      'If this was not you, write to {{supportEmail}}.',
    ),
  },
};

function mail(...paragraphs: readonly string[]): string {
  return ['Hello {{username}},', ...paragraphs, '{{brand}}'].join('\n\n');
}
