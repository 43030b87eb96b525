import type { ConsentBannerContent } from '@onset/design-system/sections/consent-banner';

/** The tools that are asked for, by what sets them in the public configuration. */
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
    text: 'Counts which pages, buttons and films are used, and how many plans run, so that we know what helps.',
  },
  {
    id: 'ads',
    name: 'Advertisements',
    text: 'Tells whether an advertisement led to a purchase. It makes no profile of you to show you others by.',
  },
];

const words: Omit<ConsentBannerContent, 'categories'> = {
  text: 'May we measure what is used here? Until you agree, nothing of it is loaded, and the site works the same either way. [Privacy policy](/privacy)',
  acceptLabel: 'Accept all',
  neededLabel: 'Only what is needed',
  chooseLabel: 'Choose',
  heading: 'What we may measure',
  lede: 'Choose part by part. You can change it at any time at the foot of each page. The [privacy policy](/privacy) says what is kept, and for how long.',
  needed: {
    name: 'What is needed',
    text: 'Being signed in, your theme, and this choice. It stays in your browser.',
    always: 'Always on',
  },
  saveLabel: 'Save choices',
  closeLabel: 'Close',
  signalText:
    'Your browser sends Global Privacy Control, and we take that as a no: nothing is measured. To choose here, switch it off for this site.',
};

/** What the consent banner says where these tools are configured. */
export function consentBanner(isConfigured: (tool: ConsentTool) => boolean): ConsentBannerContent {
  const configured = (Object.keys(tools) as ConsentTool[]).filter(isConfigured).map((tool) => tools[tool]);
  return {
    ...words,
    categories: categories.flatMap((category) => {
      const names = configured.filter((tool) => tool.category === category.id).map(({ name }) => name);
      return names.length === 0 ? [] : [{ ...category, tools: names }];
    }),
  };
}

/** The button of the footer that opens the choice again. */
export const cookieSettingsLabel = 'Cookie choices';
