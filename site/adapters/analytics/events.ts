/** Item of a sale in the format of GA4. Amounts are in major units, such as 84.03 dollars. */
export interface Item {
  readonly item_id: string;
  readonly item_name?: string;
  readonly item_variant?: string;
  readonly item_category?: 'subscription';
  /** Price of one unit, after the discount and without tax. */
  readonly price?: number;
  readonly discount?: number;
  readonly quantity?: number;
}

interface Sale {
  /** ISO 4217. */
  readonly currency?: string;
  readonly value?: number;
  readonly items: readonly Item[];
}

/**
 * All events with their parameters. Reports show the parameters of the site's own events only after they are registered as
 * custom dimensions (`docs/guides/analytics.md`).
 */
export interface AnalyticsEvents {
  // Recommended by GA4, with its names and parameters.
  sign_up: { readonly method: string };
  login: { readonly method: string };
  page_view: { readonly page_location: string; readonly page_title: string; readonly page_referrer?: string };
  scroll: { readonly percent_scrolled: number };
  click: {
    readonly link_url: string;
    readonly link_domain: string;
    readonly link_id?: string;
    readonly outbound: true;
  };
  file_download: {
    readonly file_name: string;
    readonly file_extension: string;
    readonly link_url: string;
    readonly link_domain: string;
    readonly link_id?: string;
    readonly link_text?: string;
  };
  form_submit: { readonly form_id?: string; readonly form_name?: string; readonly form_submit_text?: string };
  search: { readonly search_term: string };
  begin_checkout: Sale;
  purchase: Sale & { readonly transaction_id: string; readonly currency: string; readonly tax?: number };
  /** Event of Google Ads. */
  conversion: {
    readonly send_to: string;
    readonly value?: number;
    readonly currency: string;
    readonly transaction_id: string;
  };
  // The site's own.
  button_click: { readonly button_text: string; readonly button_id?: string; readonly section?: string };
  waitlist_signup: { readonly list: string };
  pricing_view: { readonly section_id?: string };
  video_play: {
    readonly video_title?: string;
    readonly video_url: string;
    readonly video_provider: 'html5';
    /** In seconds. */
    readonly video_duration?: number;
  };
  error: { readonly description: string; readonly fatal: boolean };
  custom_user_property: { readonly property_name: string; readonly property_value: string };
  user_id_set: { readonly user_id: string };
  custom_dimension_set: { readonly dimension_name: string; readonly dimension_value: string };
}

export type EventName = keyof AnalyticsEvents;
