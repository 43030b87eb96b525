import { CallToAction } from '@onset/design-system/sections/call-to-action';
import { Faq } from '@onset/design-system/sections/faq';
import { Hero } from '@onset/design-system/sections/hero';
import { MediaRows } from '@onset/design-system/sections/media-rows';
import { Pricing } from '@onset/design-system/sections/pricing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { callToAction, faq, hero, pricing, rows } from './content';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <main>
        <Hero {...hero} />
        <MediaRows {...rows} />
        <Pricing id="plans" {...pricing} />
        <Faq {...faq} />
        <CallToAction {...callToAction} />
      </main>
    </StrictMode>,
  );
