import { CONSENT_KEY, CONSENT_VERSION } from '../adapters/consent.ts';

/**
 * Inline script in the head of each page. It runs before the first paint, and it is the same on all pages, so that the
 * content security policy can allow it by its hash. It is minified by hand, because pages contain it unchanged.
 *
 * 1. It sets attributes of the root, so that the first paint is right: `data-theme` to the chosen theme,
 *    `data-signed-in` if a session is stored, `data-owner` if the user had a license when the purchases were last loaded,
 *    `data-has-code` and `data-has-plan` if the URL has a `code` or a `plan`. If the stored user can be read,
 *    `data-signed-in` is `named`, and `--account-name` and `--account-email` are shown until the runtime starts.
 *    `data-announced` is `closed` if the visitor has closed the text of the announcement bar. It is `kept` if an earlier
 *    page has loaded another text from the site settings, which is then in `--announcement`.
 *    `runtime/on-demand/announcement.ts` and `runtime/commons.ts` store the two.
 * 2. Submits and clicks in islands are held back until `runtime/islands.ts` handles them. The browser's own submit would
 *    load the page again and lose the input.
 * 3. `data-runtime-failed` is set if the runtime can't be loaded, or hasn't started when the page is loaded. Forms then
 *    show that they need it. If the site has a newer build than the page, which may be from the browser's cache, the
 *    page is reloaded once, because its files may be gone. `runtime/deferred/reload-once.ts` uses the same storage key.
 * 4. `data-settling` is set for visits that begin at the top: content below the first view is laid out later. After a
 *    reload, a navigation back or forward, or with a fragment in the URL, everything is laid out immediately, because the
 *    browser scrolls to a position further down.
 * 5. The fonts (`data-fonts`) are loaded after the first paint and added together, so that the page is laid out again
 *    only once. If the browser has loaded them before, their stylesheet is applied immediately: from the cache, the fonts
 *    are available before the first paint. `onset_fonts` is the URL of that stylesheet. Background tabs don't paint and
 *    some browsers don't report paints: they load the fonts half a second after the page. If the stylesheet can't be
 *    loaded, reading its rules throws, and the text stays in the fallback fonts. The root has the class `fonts-loaded`
 *    when the fonts are available, and at the latest 100 ms after the visit began. `document.fonts.ready` is read in an
 *    animation frame, because Firefox would lay the page out for it immediately, without its styles, scroll to the
 *    position that the URL's fragment then has, and leave the visitor at the bottom of the page.
 * 6. Rejections of a cross-document view transition that the browser skips are ignored, because the page is shown without
 *    it. Chromium skips one if the stylesheet with `@view-transition` isn't applied when the page is revealed. The
 *    `pagereveal` event then has no transition any more, so `activeViewTransition` is read before.
 */
export const headScript = `(function(d,w){
var e=d.documentElement,k=d.querySelector("[data-fonts]"),q=[],n,p,s,t;
function v(n,c){e.style.setProperty("--account-"+n,JSON.stringify(c))}
function l(){e.classList.add("fonts-loaded")}
function o(){if(p)return;if(!k.sheet){k.onload=o;return}
try{p=Promise.allSettled([].map.call(k.sheet.cssRules,function(c){function x(n){return c.style.getPropertyValue(n)}
return /url/.test(x("src"))&&new FontFace(x("font-family").replace(/"/g,""),x("src"),{weight:x("font-weight")}).load()
})).then(function(a){a.forEach(function(c){if(c.value)d.fonts.add(c.value)});l();
try{if(a.every(function(c){return c.status==="fulfilled"}))s.setItem("onset_fonts",k.href)}catch(_){}})}catch(_){}}
setTimeout(l,100-performance.now());
if(w.PerformanceObserver)new w.PerformanceObserver(o).observe({type:"paint",buffered:true});
try{s=w.localStorage;if(s.getItem("onset_fonts")===k.href){p=1;k.media="all";
w.requestAnimationFrame(function(){d.fonts.ready.then(l)})}
t=s.getItem("theme");
if(t==="light"||t==="dark")e.setAttribute("data-theme",t);
t=s.getItem("onset_announcement");n=t===null?e.getAttribute("data-announcement"):t;
if(n!==null&&(!n||n===s.getItem("onset_announcement_closed")))e.setAttribute("data-announced","closed");
else if(t){e.setAttribute("data-announced","kept");
e.style.setProperty("--announcement",JSON.stringify(t.replace(/\\[([^\\]]+)]\\([^)]*\\)|[*\`]/g,"$1")))}
t=s.getItem("auth_user");
if(t&&s.getItem("auth_token")){e.setAttribute("data-signed-in","");
t=JSON.parse(t);
if(s.getItem("onset_owner")===String(t.id))e.setAttribute("data-owner","");
v("name",[t.full_name,t.username,t.email].find(function(n){return typeof n==="string"&&n.trim()}));
if(typeof t.email==="string"){v("email",t.email);e.setAttribute("data-signed-in","named")}}}catch(_){}
n=performance.getEntriesByType("navigation")[0];
if(n&&n.type==="navigate"&&n.name.indexOf("#")<0)e.setAttribute("data-settling","");
if(/[?&]code=[^&]/.test(w.location.search))e.setAttribute("data-has-code","")
if(/[?&]plan=[^&]/.test(w.location.search))e.setAttribute("data-has-plan","")
function f(v){var n=v.target;
if(n.closest&&n.closest("[data-island]")&&(v.type==="submit"||n.closest("button[type=button]:not([popovertarget])"))){
v.preventDefault();q.push(v)}}
w.onsetEarly={events:q,listener:f};
d.addEventListener("submit",f,true);
d.addEventListener("click",f,true);
function g(){e.setAttribute("data-runtime-failed","")}
function r(b,k){
w.fetch("/builds/latest.json?"+Date.now(),{cache:"no-store"}).then(function(a){return a.ok&&a.json()}).then(function(a){
var s=w.sessionStorage,l=(s.getItem(k)||" 0").split(" ");
if(a&&typeof a.id==="string"&&a.id!==b&&Math.abs(Date.now()-l[1])>(l[0]===b?36e5:3e5)){
s.setItem(k,b+" "+Date.now());w.location.reload()}}).catch(function(){})}
d.addEventListener("error",function(v){if(v.target.type==="module"){g();
if(v=e.getAttribute("data-build"))r(v,"onset_reloaded")}},true);
w.addEventListener("load",function(){setTimeout(o,500);if(w.onsetEarly)g()})
function h(v){v=v.viewTransition;
if(v)[v.ready,v.finished,v.updateCallbackDone].forEach(function(c){c.catch(function(){})})}
w.addEventListener("pageswap",h);
h({viewTransition:d.activeViewTransition})
})(document,window)`;

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
