import type { ConsentBannerContent } from '@onset/design-system/sections/consent-banner/schema';

/** Tools that need consent, by their names in the public configuration. */
export type ConsentTool = 'measurementId' | 'adsConversion' | 'profitwellToken';

const tools: Readonly<Record<ConsentTool, { readonly name: string; readonly category: 'analytics' | 'ads' }>> = {
  measurementId: { name: 'Google Analytics', category: 'analytics' },
  profitwellToken: { name: 'ProfitWell Metrics by Paddle', category: 'analytics' },
  adsConversion: { name: 'Google Ads', category: 'ads' },
};

const categories: readonly Omit<ConsentBannerContent['categories'][number], 'tools'>[] = [
  {
    id: 'analytics',
    name: 'Visits and plans',
    text: 'Counts which pages, buttons and videos people use, and how many plans are active, so that we know what helps.',
  },
  {
    id: 'ads',
    name: 'Advertisements',
    text: 'Shows whether an ad led to a purchase. It creates no profile of you for other ads.',
  },
];

const texts: Omit<ConsentBannerContent, 'categories'> = {
  text: 'May we measure how this site is used? Nothing is loaded until you agree, and the site works the same either way. [Privacy policy](/privacy)',
  acceptLabel: 'Accept all',
  neededLabel: 'Only necessary',
  chooseLabel: 'Choose',
  heading: 'What we may measure',
  lede: 'Choose each category. You can change your choice at any time in the footer. The [privacy policy](/privacy) says what is stored, and for how long.',
  needed: {
    name: 'Necessary',
    text: 'Your login, your theme, and this choice. They stay in your browser.',
    always: 'Always on',
  },
  saveLabel: 'Save choices',
  closeLabel: 'Close',
  signalText:
    'Your browser sends Global Privacy Control, which counts as a no. Nothing is measured. To choose here, turn it off for this site.',
};

/** Returns the content of the consent banner for the configured tools. */
export function consentBanner(isConfigured: (tool: ConsentTool) => boolean): ConsentBannerContent {
  const configured = (Object.keys(tools) as ConsentTool[]).filter(isConfigured).map((tool) => tools[tool]);
  return {
    ...texts,
    categories: categories.flatMap((category) => {
      const names = configured.filter((tool) => tool.category === category.id).map(({ name }) => name);
      return names.length === 0 ? [] : [{ ...category, tools: names }];
    }),
  };
}

/** Label of the button in the footer that opens the choice again. */
export const cookieSettingsLabel = 'Cookie choices';
