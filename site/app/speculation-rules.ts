/**
 * What the browser may fetch before it is asked for: a page of this site whose link the visitor is about to press. At
 * this eagerness a browser keeps at most two such pages at a time, within the limit of four.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[download], [target=_blank], [href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
