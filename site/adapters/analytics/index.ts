export { createAnalytics } from './analytics.ts';
export type { Analytics, AnalyticsOptions, Fate, TrackedName } from './analytics.ts';
export { cleanAddress, cleanText } from './clean.ts';
export type { ConversionData } from './conversion-data.ts';
export { deleteTagCookies } from './cookies.ts';
export type { AnalyticsEvents, EventName } from './events.ts';
export { googleTag } from './google-tag.ts';
export { receiveReports } from './reports.ts';
export { sentPurchases } from './sent-purchases.ts';
