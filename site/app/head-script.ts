/**
 * The one inline script, in the head of every page, before anything is painted. It is the same text everywhere, so that
 * the server's policy can name it by its hash. Written by hand because it goes out as it stands; a test runs it.
 *
 * 1. An explicit choice of theme goes to `data-theme`, a stored session to `data-signed-in`, a user who had a license when
 *    the purchases were last loaded to `data-owner`, the code of a link to `data-has-code`, a plan that is asked for to `data-has-plan`: no flash of what is not meant. Where the stored user can be read, name and address go to
 *    `--account-name` and `--account-email`, which stand in for both until the runtime is there, and the mark is `named`.
 *    A text of the announcement bar that was closed is marked `closed` in `data-announced`; one that the commons held on
 *    the page before `kept`, with its words in `--announcement`: `runtime/on-demand/announcement.ts` keeps both.
 * 2. A form of an island sent, or a button pressed, before the runtime is there is held back, not lost:
 *    `runtime/islands.ts` answers it. The browser's own way would load the page anew and lose what was typed.
 * 3. Where the runtime cannot be had, or has not taken over by the time the page is loaded, `data-runtime-failed` has the
 *    forms say that they need it. A page that the site has a newer build of, as one that came back from the browser's
 *    cache, is loaded again, once: its files may be gone. `runtime/deferred/reload-once.ts` goes by the same note.
 * 4. A visit that begins at the top is marked `data-settling`: its parts out of sight are laid out after the first view.
 *    Where a place further down is to be found again or looked for, by a reload, the way back or a fragment, all is laid out at once.
 * 5. The fonts (`data-fonts`) are loaded after the first paint and added together, so that the page is laid out again
 *    only once. A browser that has loaded them before applies their stylesheet at once: from its cache, they are there
 *    before the first paint. `onset_fonts` is the URL of that stylesheet. Background tabs don't paint and some browsers
 *    don't report paints: they load the fonts half a second after the page. If the stylesheet can't be loaded, reading its
 *    rules throws, and the text stays in the fallback fonts. `fonts-loaded` is on the root when the fonts
 *    are there, and at the latest 100 ms after the visit began. `document.fonts.ready` is read in a frame, because
 *    Firefox would lay the page out for it at once, without its styles, scroll to where the fragment of the URL then
 *    is, and leave the visitor at the foot of the page.
 * 6. A cross-document view transition that the browser skips rejects its promises. That is no error: the page is shown without
 *    it. Chromium skips one where the stylesheet with `@view-transition` is not applied when the page is revealed, and then
 *    `pagereveal` has no transition any more: `activeViewTransition` has it until then.
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
