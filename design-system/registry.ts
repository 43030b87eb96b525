import { accountDataSchema } from './sections/account-data/account-data.schema.ts';
import { AccountData } from './sections/account-data/account-data.tsx';
import { accountIntroSchema } from './sections/account-intro/account-intro.schema.ts';
import { AccountIntro } from './sections/account-intro/account-intro.tsx';
import { announcementBarSchema } from './sections/announcement-bar/announcement-bar.schema.ts';
import { AnnouncementBar } from './sections/announcement-bar/announcement-bar.tsx';
import { beforeAfterSchema } from './sections/before-after/before-after.schema.ts';
import { BeforeAfter } from './sections/before-after/before-after.tsx';
import { bentoSchema } from './sections/bento/bento.schema.ts';
import { Bento } from './sections/bento/bento.tsx';
import { breadcrumbsSchema } from './sections/breadcrumbs/breadcrumbs.schema.ts';
import { Breadcrumbs } from './sections/breadcrumbs/breadcrumbs.tsx';
import { breadcrumbsStructuredData } from './sections/breadcrumbs/structured-data.ts';
import { callToActionSchema } from './sections/call-to-action/call-to-action.schema.ts';
import { CallToAction } from './sections/call-to-action/call-to-action.tsx';
import { changePasswordFormSchema } from './sections/change-password-form/change-password-form.schema.ts';
import { ChangePasswordForm } from './sections/change-password-form/change-password-form.tsx';
import { checkoutSchema } from './sections/checkout/checkout.schema.ts';
import { Checkout } from './sections/checkout/checkout.tsx';
import { comparisonTableSchema } from './sections/comparison-table/comparison-table.schema.ts';
import { ComparisonTable } from './sections/comparison-table/comparison-table.tsx';
import { consentBannerSchema } from './sections/consent-banner/consent-banner.schema.ts';
import { ConsentBanner } from './sections/consent-banner/consent-banner.tsx';
import { costOverTimeSchema } from './sections/cost-over-time/cost-over-time.schema.ts';
import { CostOverTime } from './sections/cost-over-time/cost-over-time.tsx';
import { deviceListSchema } from './sections/device-list/device-list.schema.ts';
import { DeviceList } from './sections/device-list/device-list.tsx';
import { downloadCardSchema } from './sections/download-card/download-card.schema.ts';
import { DownloadCard } from './sections/download-card/download-card.tsx';
import { downloadCardStructuredData } from './sections/download-card/structured-data.ts';
import { emptyStateSchema } from './sections/empty-state/empty-state.schema.ts';
import { EmptyState } from './sections/empty-state/empty-state.tsx';
import { errorScreenSchema } from './sections/error-screen/error-screen.schema.ts';
import { ErrorScreen } from './sections/error-screen/error-screen.tsx';
import { faqSchema } from './sections/faq/faq.schema.ts';
import { Faq } from './sections/faq/faq.tsx';
import { faqStructuredData } from './sections/faq/structured-data.ts';
import { featureGridSchema } from './sections/feature-grid/feature-grid.schema.ts';
import { FeatureGrid } from './sections/feature-grid/feature-grid.tsx';
import { fitCheckSchema } from './sections/fit-check/fit-check.schema.ts';
import { FitCheck } from './sections/fit-check/fit-check.tsx';
import { footerSchema } from './sections/footer/footer.schema.ts';
import { Footer } from './sections/footer/footer.tsx';
import { forgotPasswordFormSchema } from './sections/forgot-password-form/forgot-password-form.schema.ts';
import { ForgotPasswordForm } from './sections/forgot-password-form/forgot-password-form.tsx';
import { heroSchema } from './sections/hero/hero.schema.ts';
import { Hero } from './sections/hero/hero.tsx';
import { InvoiceList } from './sections/invoice-list/invoice-list.tsx';
import { invoiceListSchema } from './sections/invoice-list/invoice-list.schema.ts';
import { keyboardSchema } from './sections/keyboard/keyboard.schema.ts';
import { Keyboard } from './sections/keyboard/keyboard.tsx';
import { lengthCalculatorSchema } from './sections/length-calculator/length-calculator.schema.ts';
import { LengthCalculator } from './sections/length-calculator/length-calculator.tsx';
import { linkFormSchema } from './sections/link-form/link-form.schema.ts';
import { LinkForm } from './sections/link-form/link-form.tsx';
import { loadingStateSchema } from './sections/loading-state/loading-state.schema.ts';
import { LoadingState } from './sections/loading-state/loading-state.tsx';
import { loginFormSchema } from './sections/login-form/login-form.schema.ts';
import { LoginForm } from './sections/login-form/login-form.tsx';
import { logoBarSchema } from './sections/logo-bar/logo-bar.schema.ts';
import { LogoBar } from './sections/logo-bar/logo-bar.tsx';
import { macLineupSchema } from './sections/mac-lineup/mac-lineup.schema.ts';
import { MacLineup } from './sections/mac-lineup/mac-lineup.tsx';
import { mediaRowsSchema } from './sections/media-rows/media-rows.schema.ts';
import { MediaRows } from './sections/media-rows/media-rows.tsx';
import { mediaTabsSchema } from './sections/media-tabs/media-tabs.schema.ts';
import { MediaTabs } from './sections/media-tabs/media-tabs.tsx';
import { pageHeroSchema } from './sections/page-hero/page-hero.schema.ts';
import { PageHero } from './sections/page-hero/page-hero.tsx';
import { paginationSchema } from './sections/pagination/pagination.schema.ts';
import { Pagination } from './sections/pagination/pagination.tsx';
import { postSchema } from './sections/post/post.schema.ts';
import { Post } from './sections/post/post.tsx';
import { postStructuredData } from './sections/post/structured-data.ts';
import { postListSchema } from './sections/post-list/post-list.schema.ts';
import { PostList } from './sections/post-list/post-list.tsx';
import { PricingSummary } from './sections/pricing-summary/pricing-summary.tsx';
import { pricingSummarySchema } from './sections/pricing-summary/pricing-summary.schema.ts';
import { pricingSchema } from './sections/pricing/pricing.schema.ts';
import { Pricing } from './sections/pricing/pricing.tsx';
import { pricingStructuredData } from './sections/pricing/structured-data.ts';
import { profileFormSchema } from './sections/profile-form/profile-form.schema.ts';
import { ProfileForm } from './sections/profile-form/profile-form.tsx';
import { proseSectionSchema } from './sections/prose/prose.schema.ts';
import { ProseSection } from './sections/prose/prose.tsx';
import { PurchaseStatus } from './sections/purchase-status/purchase-status.tsx';
import { purchaseStatusSchema } from './sections/purchase-status/purchase-status.schema.ts';
import { registerFormSchema } from './sections/register-form/register-form.schema.ts';
import { RegisterForm } from './sections/register-form/register-form.tsx';
import { releaseListSchema } from './sections/release-list/release-list.schema.ts';
import { ReleaseList } from './sections/release-list/release-list.tsx';
import { resetPasswordFormSchema } from './sections/reset-password-form/reset-password-form.schema.ts';
import { ResetPasswordForm } from './sections/reset-password-form/reset-password-form.tsx';
import { sessionsListSchema } from './sections/sessions-list/sessions-list.schema.ts';
import { SessionsList } from './sections/sessions-list/sessions-list.tsx';
import { signupFormSchema } from './sections/signup-form/signup-form.schema.ts';
import { SignupForm } from './sections/signup-form/signup-form.tsx';
import { siteHeaderSchema } from './sections/site-header/site-header.schema.ts';
import { SiteHeader } from './sections/site-header/site-header.tsx';
import { siteSearchSchema } from './sections/site-search/site-search.schema.ts';
import { SiteSearch } from './sections/site-search/site-search.tsx';
import { fullBleedMediaSchema } from './sections/full-bleed-media/full-bleed-media.schema.ts';
import { FullBleedMedia } from './sections/full-bleed-media/full-bleed-media.tsx';
import { statsSchema } from './sections/stats/stats.schema.ts';
import { Stats } from './sections/stats/stats.tsx';
import { stepsSchema } from './sections/steps/steps.schema.ts';
import { Steps } from './sections/steps/steps.tsx';
import { SubscriptionOverview } from './sections/subscription-overview/subscription-overview.tsx';
import { subscriptionOverviewSchema } from './sections/subscription-overview/subscription-overview.schema.ts';
import { testimonialsSchema } from './sections/testimonials/testimonials.schema.ts';
import { Testimonials } from './sections/testimonials/testimonials.tsx';
import { tradeOffsSchema } from './sections/trade-offs/trade-offs.schema.ts';
import { TradeOffs } from './sections/trade-offs/trade-offs.tsx';
import { videoPlansSchema } from './sections/video-plans/video-plans.schema.ts';
import { VideoPlans } from './sections/video-plans/video-plans.tsx';
import { videoPlayerSchema } from './sections/video-player/video-player.schema.ts';
import { VideoPlayer } from './sections/video-player/video-player.tsx';
import { videoPlayerStructuredData } from './sections/video-player/structured-data.ts';

import type { RegisteredSection } from './sections/section.ts';

/**
 * All sections by name: view, schema, structured data and hydration. Pages, Storybook, checks and editors use it. It
 * isn't part of the site's scripts, because the schemas are larger than a page.
 */
export const registry = {
  'account-data': { view: AccountData, schema: accountDataSchema, hydrate: 'session' },
  'account-intro': { view: AccountIntro, schema: accountIntroSchema, hydrate: 'session' },
  'announcement-bar': { view: AnnouncementBar, schema: announcementBarSchema, layout: true },
  'before-after': { view: BeforeAfter, schema: beforeAfterSchema, hydrate: 'visible' },
  'device-list': { view: DeviceList, schema: deviceListSchema, hydrate: 'session' },
  'invoice-list': { view: InvoiceList, schema: invoiceListSchema, hydrate: 'session' },
  'subscription-overview': { view: SubscriptionOverview, schema: subscriptionOverviewSchema, hydrate: 'session' },
  bento: { view: Bento, schema: bentoSchema },
  breadcrumbs: { view: Breadcrumbs, schema: breadcrumbsSchema, structuredData: breadcrumbsStructuredData },
  'call-to-action': { view: CallToAction, schema: callToActionSchema },
  'change-password-form': { view: ChangePasswordForm, schema: changePasswordFormSchema, hydrate: 'session' },
  checkout: { view: Checkout, schema: checkoutSchema, hydrate: 'session' },
  'comparison-table': { view: ComparisonTable, schema: comparisonTableSchema },
  'consent-banner': { view: ConsentBanner, schema: consentBannerSchema, layout: true },
  'cost-over-time': { view: CostOverTime, schema: costOverTimeSchema },
  'download-card': {
    view: DownloadCard,
    schema: downloadCardSchema,
    structuredData: downloadCardStructuredData,
  },
  'empty-state': { view: EmptyState, schema: emptyStateSchema },
  'error-screen': { view: ErrorScreen, schema: errorScreenSchema },
  faq: { view: Faq, schema: faqSchema, structuredData: faqStructuredData },
  'feature-grid': { view: FeatureGrid, schema: featureGridSchema },
  'fit-check': { view: FitCheck, schema: fitCheckSchema },
  footer: { view: Footer, schema: footerSchema, layout: true },
  'forgot-password-form': { view: ForgotPasswordForm, schema: forgotPasswordFormSchema, hydrate: 'session' },
  hero: { view: Hero, schema: heroSchema, hydrate: 'interaction' },
  keyboard: { view: Keyboard, schema: keyboardSchema },
  'length-calculator': { view: LengthCalculator, schema: lengthCalculatorSchema, hydrate: 'interaction' },
  'link-form': { view: LinkForm, schema: linkFormSchema },
  'loading-state': { view: LoadingState, schema: loadingStateSchema },
  'login-form': { view: LoginForm, schema: loginFormSchema, hydrate: 'session' },
  'logo-bar': { view: LogoBar, schema: logoBarSchema },
  'mac-lineup': { view: MacLineup, schema: macLineupSchema },
  'media-rows': { view: MediaRows, schema: mediaRowsSchema },
  'media-tabs': { view: MediaTabs, schema: mediaTabsSchema, hydrate: 'interaction' },
  'page-hero': { view: PageHero, schema: pageHeroSchema },
  pagination: { view: Pagination, schema: paginationSchema },
  post: { view: Post, schema: postSchema, structuredData: postStructuredData },
  'post-list': { view: PostList, schema: postListSchema },
  pricing: { view: Pricing, schema: pricingSchema, structuredData: pricingStructuredData, hydrate: 'session' },
  'pricing-summary': { view: PricingSummary, schema: pricingSummarySchema },
  'profile-form': { view: ProfileForm, schema: profileFormSchema, hydrate: 'session' },
  prose: { view: ProseSection, schema: proseSectionSchema },
  'purchase-status': { view: PurchaseStatus, schema: purchaseStatusSchema, hydrate: 'load' },
  'register-form': { view: RegisterForm, schema: registerFormSchema, hydrate: 'session' },
  'release-list': { view: ReleaseList, schema: releaseListSchema },
  'reset-password-form': { view: ResetPasswordForm, schema: resetPasswordFormSchema, hydrate: 'session' },
  'sessions-list': { view: SessionsList, schema: sessionsListSchema, hydrate: 'session' },
  'signup-form': { view: SignupForm, schema: signupFormSchema, hydrate: 'interaction' },
  'site-header': { view: SiteHeader, schema: siteHeaderSchema, layout: true },
  'site-search': { view: SiteSearch, schema: siteSearchSchema },
  'full-bleed-media': { view: FullBleedMedia, schema: fullBleedMediaSchema },
  stats: { view: Stats, schema: statsSchema },
  steps: { view: Steps, schema: stepsSchema },
  testimonials: { view: Testimonials, schema: testimonialsSchema },
  'trade-offs': { view: TradeOffs, schema: tradeOffsSchema },
  'video-plans': { view: VideoPlans, schema: videoPlansSchema },
  'video-player': {
    view: VideoPlayer,
    schema: videoPlayerSchema,
    structuredData: videoPlayerStructuredData,
    hydrate: 'interaction',
  },
} as const satisfies Readonly<Record<string, RegisteredSection>>;

export type SectionName = keyof typeof registry;
