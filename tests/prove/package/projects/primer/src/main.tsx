import '@primer/react-brand/fonts/fonts.css';
import {
  Button,
  CTABanner,
  FAQ,
  Heading,
  Hero,
  Link,
  PricingOptions,
  River,
  Text,
  ThemeProvider,
} from '@primer/react-brand/esm';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { callToAction, faq, hero, pricing, rows } from './content';

/* The same five sections and words, as the documentation of the package has them: imported as it recommends for Vite. */

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider colorMode="auto">
        <main>
          <Hero>
            <Hero.Heading>{hero.heading}</Hero.Heading>
            <Hero.Description>{hero.lede}</Hero.Description>
            <Hero.ButtonGroup>
              <Button as="a" href={hero.primaryAction.href}>
                {hero.primaryAction.label}
              </Button>
              <Button as="a" href={hero.secondaryAction?.href}>
                {hero.secondaryAction?.label}
              </Button>
            </Hero.ButtonGroup>
          </Hero>
          {rows.rows.map(({ title, text }) => (
            <River key={title}>
              <River.Visual>
                <img
                  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'/%3E"
                  alt=""
                />
              </River.Visual>
              <River.Content>
                <Heading>{title}</Heading>
                <Text>{text}</Text>
                <Link href="#features">All features</Link>
              </River.Content>
            </River>
          ))}
          <PricingOptions variant="cards">
            {pricing.options.map(({ id, label, amount, shownAmount = amount, per, terms, action }) => (
              <PricingOptions.Item key={id}>
                <PricingOptions.Heading>{label}</PricingOptions.Heading>
                <PricingOptions.Description>{terms}</PricingOptions.Description>
                <PricingOptions.Price currencySymbol="$" trailingText={per}>
                  {String(shownAmount)}
                </PricingOptions.Price>
                <PricingOptions.FeatureList>
                  {pricing.includes.map((line) => (
                    <PricingOptions.FeatureListItem key={line}>{line}</PricingOptions.FeatureListItem>
                  ))}
                </PricingOptions.FeatureList>
                <PricingOptions.PrimaryAction as="a" href={action.href}>
                  {action.label}
                </PricingOptions.PrimaryAction>
              </PricingOptions.Item>
            ))}
          </PricingOptions>
          <FAQ>
            <FAQ.Heading>{faq.heading}</FAQ.Heading>
            {(faq.questions ?? []).map(({ question, answer }) => (
              <FAQ.Item key={question}>
                <FAQ.Question>{question}</FAQ.Question>
                <FAQ.Answer>
                  <p>{answer}</p>
                </FAQ.Answer>
              </FAQ.Item>
            ))}
          </FAQ>
          <CTABanner>
            <CTABanner.Heading>{callToAction.heading}</CTABanner.Heading>
            <CTABanner.Description>{callToAction.lede}</CTABanner.Description>
            <CTABanner.ButtonGroup>
              <Button as="a" href={callToAction.action.href}>
                {callToAction.action.label}
              </Button>
            </CTABanner.ButtonGroup>
          </CTABanner>
        </main>
      </ThemeProvider>
    </StrictMode>,
  );
