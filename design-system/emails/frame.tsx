import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { light, onDark, styleSheet, systemFont } from './styles.ts';
import type { CommonValues } from './values.ts';

interface FrameProps extends Pick<CommonValues, 'brand' | 'siteUrl' | 'supportEmail'> {
  subject: string;
  /** Preview text, which mail clients show beside the subject. */
  preview: string;
  /** Reason why the recipient gets the email, below the content. */
  reason: string;
  /** URL to unsubscribe, in emails to a mailing list. */
  leaveUrl?: string;
  children: ReactNode;
}

/** Brand mark made of table cells, because most mail clients don't show SVG. */
function Mark({ brand, siteUrl }: Pick<CommonValues, 'brand' | 'siteUrl'>) {
  return (
    <Row align="left" style={{ width: 'auto' }}>
      <Column className={onDark.bar} style={{ width: '3px', height: '22px', backgroundColor: light.ink }} />
      <Column style={{ width: '3px' }} />
      <Column style={{ width: '8px' }}>
        <div
          className={onDark.record}
          style={{ width: '8px', height: '16px', backgroundColor: light.record, borderRadius: '0 8px 8px 0' }}
        />
      </Column>
      <Column style={{ paddingLeft: '10px' }}>
        <Link
          href={siteUrl}
          className={onDark.ink}
          style={{ color: light.ink, fontSize: '18px', fontWeight: 700, letterSpacing: '-0.02em' }}
        >
          {brand}
        </Link>
      </Column>
    </Row>
  );
}

/** Layout of every email: brand, content and sender. At most 600 px wide. */
export function Frame(props: FrameProps) {
  const { brand, siteUrl, supportEmail, subject, preview, reason, leaveUrl, children } = props;
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className={onDark.canvas} style={{ backgroundColor: light.canvas, fontFamily: systemFont, margin: '0' }}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Section className={onDark.canvas} style={{ backgroundColor: light.canvas, padding: '32px 12px' }}>
          <Container style={{ maxWidth: '600px' }}>
            <Section
              className={onDark.surface}
              tdClassName="at-phone"
              style={{
                backgroundColor: light.surface,
                border: `1px solid ${light.line}`,
                borderRadius: '10px',
                borderCollapse: 'separate',
                padding: '32px 40px 20px',
              }}
            >
              <Section>
                <Mark brand={brand} siteUrl={siteUrl} />
              </Section>
              <Hr className={onDark.line} style={{ borderTop: `1px solid ${light.line}`, margin: '24px 0 28px' }} />
              {children}
            </Section>
            <Section tdClassName="at-phone" style={{ padding: '20px 40px 0' }}>
              <Text className={onDark.muted} style={{ ...footerTextStyle, margin: '0 0 8px' }}>
                {reason}
              </Text>
              <Text className={onDark.muted} style={{ ...footerTextStyle, margin: '0' }}>
                Questions? Write to <QuietLink href={`mailto:${supportEmail}`}>{supportEmail}</QuietLink>.
                {leaveUrl && ' '}
                {leaveUrl && <QuietLink href={leaveUrl}>Unsubscribe</QuietLink>}
              </Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

/** Link in the footer. */
function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={onDark.muted} style={{ color: light['ink-muted'], textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

const footerTextStyle = { color: light['ink-muted'], fontSize: '13px', lineHeight: '20px' } as const;

/** Heading of the email, in a few words. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className={onDark.ink}
      style={{
        color: light.ink,
        fontSize: '26px',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        lineHeight: '32px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Heading>
  );
}

interface ParagraphProps {
  /** True for smaller, muted text that recipients need only if something went wrong. */
  quiet?: boolean;
  /** True to exclude the paragraph from the plain-text version, which contains the same information elsewhere. */
  htmlOnly?: boolean;
  children: ReactNode;
}

export function Paragraph({ quiet = false, htmlOnly = false, children }: ParagraphProps) {
  const style = quiet
    ? { color: light['ink-muted'], fontSize: '14px', lineHeight: '22px' }
    : { color: light.ink, fontSize: '16px', lineHeight: '26px' };
  return (
    <Text
      className={quiet ? onDark.muted : onDark.ink}
      style={{ ...style, margin: '0 0 16px' }}
      data-skip-in-text={htmlOnly || undefined}
    >
      {children}
    </Text>
  );
}

/** Numbered step. It is a table row, because mail clients render lists differently. */
export function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Row style={{ paddingBottom: '8px' }}>
      <Column
        className={onDark.muted}
        style={{ color: light['ink-muted'], fontSize: '16px', lineHeight: '26px', verticalAlign: 'top', width: '28px' }}
      >
        {number}.{' '}
      </Column>
      <Column className={onDark.ink} style={{ color: light.ink, fontSize: '16px', lineHeight: '26px' }}>
        {children}
      </Column>
    </Row>
  );
}

/** Button with its URL as text below, for mail clients that don't show buttons. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Section style={{ padding: '8px 0 24px' }}>
        <Button
          href={href}
          className={onDark.accent}
          style={{
            backgroundColor: light.accent,
            borderRadius: '8px',
            color: light['on-accent'],
            fontSize: '16px',
            fontWeight: 600,
            padding: '14px 24px',
          }}
        >
          {children}
        </Button>
      </Section>
      <Paragraph quiet htmlOnly>
        Or open this link: <TextLink href={href}>{href}</TextLink>
      </Paragraph>
    </>
  );
}

/** Link in a text. A long URL breaks anywhere, so that it doesn't widen the email. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className={onDark.ink}
      style={{ color: light.ink, textDecoration: 'underline', wordBreak: 'break-word' }}
    >
      {children}
    </Link>
  );
}

/** Section “If it wasn’t you” with advice for recipients who didn't cause the email. */
export function IfNotYou({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr className={onDark.line} style={{ borderTop: `1px solid ${light.line}`, margin: '24px 0 20px' }} />
      <Heading
        as="h2"
        className={onDark.ink}
        style={{ color: light.ink, fontSize: '16px', fontWeight: 600, lineHeight: '24px', margin: '0 0 6px' }}
      >
        If it wasn’t you
      </Heading>
      {children}
    </>
  );
}

/** Table with labeled facts about an event, such as its time and device. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Section style={{ padding: '4px 0 8px' }}>
      {facts.map(([label, value]) => (
        <Row key={label}>
          <Column
            className={`${onDark.muted} ${onDark.line}`}
            style={{ ...factCellStyle, color: light['ink-muted'], paddingRight: '16px', width: '64px' }}
          >
            {label}
          </Column>
          <Column
            className={`${onDark.ink} ${onDark.line}`}
            style={{ ...factCellStyle, color: light.ink, fontWeight: 600 }}
          >
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

const factCellStyle = {
  borderTop: `1px solid ${light.line}`,
  fontSize: '14px',
  lineHeight: '22px',
  paddingBottom: '9px',
  paddingTop: '9px',
  verticalAlign: 'top',
} as const;
