import type { ReactNode } from 'react';
import { Body, Column, Container, Head, Hr, Html, Link, Preview, Row, Section, Text } from 'react-email';
import { light, onDark, styleSheet, systemFont } from './styles.ts';
import type { CommonValues } from './values.ts';

interface FrameProps extends Pick<CommonValues, 'brand' | 'siteUrl' | 'supportEmail'> {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Why the reader has been written to, as the last line. */
  reason: string;
  /** In a mail of a list, what takes the reader off it; its link stands at the very end. */
  leaveUrl?: string;
  children: ReactNode;
}

/** The brand mark, drawn in table cells: most mail clients show no SVG. */
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

/** The frame of every mail: the mark, the content, and who it is from. At most 600 px wide. */
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
              <Text className={onDark.muted} style={{ ...smallPrint, margin: '0 0 8px' }}>
                {reason}
              </Text>
              <Text className={onDark.muted} style={{ ...smallPrint, margin: '0' }}>
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

/** A link in the small print. */
function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={onDark.muted} style={{ color: light['ink-muted'], textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

const smallPrint = { color: light['ink-muted'], fontSize: '13px', lineHeight: '20px' } as const;
