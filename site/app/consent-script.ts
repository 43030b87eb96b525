import { CONSENT_KEY, CONSENT_VERSION } from '../adapters/consent/choice.ts';

/**
 * In the head of every page of a build with tools that need consent, before anything is painted: where nobody has answered
 * yet, `data-consent` on the root is `ask` and the banner is there at once; who has answered never sees it. Where the
 * storage is blocked everybody is asked, and the browser's own refusal (Global Privacy Control) is an answer. What is pressed
 * in the banner before the runtime is there is noted in `data-consent-pressed`, for `runtime/consent/consent-banner.ts`.
 * Written by hand because it goes out as it stands; a test runs it.
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
