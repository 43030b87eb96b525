import { z } from 'zod';

const eventSchema = z.looseObject({
  method: z.enum(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']),
  params: z.looseObject({ navigation: z.string().nullable(), url: z.string() }),
});

/**
 * A message of Firefox as Playwright understands it: what is told of a download names it. Firefox names one only by the
 * navigation that led to it, and a file that a script made has none; its address is nobody else's.
 */
export function nameDownload(text: string): string {
  if (!text.slice(0, 80).includes('"browsingContext.download')) return text;
  const event = eventSchema.parse(JSON.parse(text));
  const { navigation, url } = event.params;
  return JSON.stringify({ ...event, params: { ...event.params, download: navigation ?? url } });
}
