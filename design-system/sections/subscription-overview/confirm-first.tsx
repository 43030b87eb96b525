import { Notice } from '../../primitives/notice/index.ts';

/** How far sending a link has come. */
export interface Resend {
  pending?: boolean;
  /** What it has done, in a sentence. */
  done?: string | null;
  /** Why it has not. */
  error?: string | null;
}

interface ConfirmFirstProps {
  text: string;
  label: string;
  resend: Resend | undefined;
  onResend: (() => void) | undefined;
}

/** That the email has to be confirmed before anything else, and the link for it once more. */
export function ConfirmFirst({ text, label, resend, onResend }: ConfirmFirstProps) {
  const action = onResend && { label, onClick: onResend, ...resend };
  return <Notice message={{ tone: 'neutral', text, ...(action && { action }) }} />;
}
