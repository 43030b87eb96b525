import { CONSENT_KEY, CONSENT_VERSION } from '../adapters/consent/choice.ts';
import { headScript } from './head-script.ts';

/**
 * Script in the head of each page if the build has tools that need consent. It runs before the first paint.
 *
 * If the visitor hasn't answered yet, or the storage is blocked, it sets `data-consent="ask"`, which shows the banner.
 * Global Privacy Control counts as an answer. A button pressed before the runtime starts is stored in
 * `data-consent-pressed`, for `runtime/consent/consent-banner.ts`.
 *
 * The script is minified by hand, because pages contain it unchanged.
 */
export const consentScript = `(function(d,w){
var e=d.documentElement,c;
try{c=JSON.parse(w.localStorage.getItem("${CONSENT_KEY}"))}catch(_){}
if(w.navigator.globalPrivacyControl||c&&c.version===${CONSENT_VERSION})return;
e.setAttribute("data-consent","ask");
d.addEventListener("click",function(v){
v=v.target.closest&&v.target.closest("[data-consent-choice]");
if(v)e.setAttribute("data-consent-pressed",v.getAttribute("data-consent-choice"))})
})(document,window)`;

/**
 * Returns all inline scripts of the site's pages. The content security policy allows only these, by their hashes, so that
 * an injected script doesn't run. `hasTags` is true if the build has tools that need consent.
 */
export function inlineScripts(hasTags: boolean): readonly string[] {
  return [headScript, ...(hasTags ? [consentScript] : [])];
}
