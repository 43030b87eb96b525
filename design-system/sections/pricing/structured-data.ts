import { fromUnits, toDecimal } from '../../content/money.ts';
import type { PageFacts, StructuredData } from '../section.ts';
import type { PricingContent } from './pricing.schema.ts';

/** Returns the product and its offers in the format of schema.org, with the charged amounts. */
export function pricingStructuredData(content: PricingContent, page: PageFacts): StructuredData[] {
  const { product, options, currency } = content;
  return [
    {
      '@type': 'Product',
      name: product.name,
      description: product.description,
      brand: { '@type': 'Brand', name: page.brand },
      url: page.url,
      offers: options.map((option) => ({
        '@type': 'Offer',
        name: option.label,
        price: toDecimal(fromUnits(option.amount, currency)),
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        url: page.url,
      })),
    },
  ];
}
