import { render } from 'react-email';
import { templates } from './templates.ts';
import type { EmailName, EmailTemplate } from './templates.ts';
import type { EmailValues } from './values.ts';

/** Email that is ready to be sent, as HTML and as plain text. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an email: its subject, its HTML and its plain text. */
export async function renderEmail(name: EmailName, values: EmailValues): Promise<RenderedEmail> {
  const { subject, view: View }: EmailTemplate = templates[name];
  const emailElement = <View {...values} />;
  const [html, text] = await Promise.all([render(emailElement), render(emailElement, { plainText: true })]);
  return { subject: subject(values), html, text };
}
