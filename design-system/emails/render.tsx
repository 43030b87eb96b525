import { render } from 'react-email';
import { templates } from './templates.ts';
import type { EmailName, EmailTemplate } from './templates.ts';
import type { EmailValues } from './values.ts';

/** Rendered email. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an email: its subject, its HTML and its plain text. */
export async function renderEmail(name: EmailName, values: EmailValues): Promise<RenderedEmail> {
  const { subject, view: View }: EmailTemplate = templates[name];
  const mail = <View {...values} />;
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  return { subject: subject(values), html, text };
}
