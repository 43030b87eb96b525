import type { ReactNode } from 'react';
import { Button, Column, Heading, Hr, Link, Row, Section, Text } from 'react-email';
import { light, onDark } from './styles.ts';

/** What the mail is about, in a few words. */
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
  /** Needed only when something has gone wrong. */
  quiet?: boolean;
  /** Left out of the plain text, which has the same in another place. */
  markupOnly?: boolean;
  children: ReactNode;
}

/** A paragraph. */
export function Paragraph({ quiet = false, markupOnly = false, children }: ParagraphProps) {
  const style = quiet
    ? { color: light['ink-muted'], fontSize: '14px', lineHeight: '22px' }
    : { color: light.ink, fontSize: '16px', lineHeight: '26px' };
  return (
    <Text
      className={quiet ? onDark.muted : onDark.ink}
      style={{ ...style, margin: '0 0 16px' }}
      data-skip-in-text={markupOnly || undefined}
    >
      {children}
    </Text>
  );
}

/** One of the things to do, in their order. A table's row, because mail clients disagree on lists. */
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

/** The one thing to do, as a button, and its address for whoever has no buttons. */
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
      <Paragraph quiet markupOnly>
        Or open this link: <TextLink href={href}>{href}</TextLink>
      </Paragraph>
    </>
  );
}

/** A link in running text. An address may be long: it breaks where it must and widens nothing. */
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

/** What to do if it was not the reader, apart from the rest by a hairline. */
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

/** What is known of an event, as a label and a value each. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Section style={{ padding: '4px 0 8px' }}>
      {facts.map(([label, value]) => (
        <Row key={label}>
          <Column
            className={`${onDark.muted} ${onDark.line}`}
            style={{ ...fact, color: light['ink-muted'], paddingRight: '16px', width: '64px' }}
          >
            {label}
          </Column>
          <Column className={`${onDark.ink} ${onDark.line}`} style={{ ...fact, color: light.ink, fontWeight: 600 }}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

const fact = {
  borderTop: `1px solid ${light.line}`,
  fontSize: '14px',
  lineHeight: '22px',
  paddingBottom: '9px',
  paddingTop: '9px',
  verticalAlign: 'top',
} as const;
