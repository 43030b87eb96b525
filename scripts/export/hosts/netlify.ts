import { headerRules } from '../header-rules.ts';
import { asText, headerLines, redirectLines } from './header-file.ts';
import type { Host } from './host-files.ts';

/** Netlify: of several rules that set a header the later counts; a gone page is a 404 with words of its own. */
export const netlify: Host = (site) => ({
  inside: {
    ...Object.fromEntries(site.gone.map(({ name, html }) => [name, html])),
    _headers: asText(headerLines(headerRules(site.files, site.unknown), (name, value) => [`${name}: ${value}`])),
    _redirects: asText([...redirectLines(site), ...site.gone.map(({ path, name }) => `${path} /${name} 404`)]),
  },
  notes:
    site.gone.length > 0 ? ['Netlify doesn’t support 410: removed pages get the status 404, with their text.'] : [],
});
