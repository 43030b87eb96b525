/**
 * The one inline script, in the head of every page, before anything is painted. It is the same text everywhere, so that
 * the server's policy can name it by its hash. Written by hand because it goes out as it stands; a test runs it.
 *
 * 1. An explicit choice of theme goes to `data-theme`; a stored session to `data-signed-in`: no flash of the other.
 * 2. On an app page, a form sent before React has taken the page is held back, not lost: `runtime/early-submit.ts`
 *    sends it again. The browser's own way would load the page anew and lose what was typed.
 */
export const headScript = `(function(d,w){
var e=d.documentElement,s,t;
try{s=w.localStorage;t=s.getItem("theme");
if(t==="light"||t==="dark")e.setAttribute("data-theme",t);
if(s.getItem("auth_token")&&s.getItem("auth_user"))e.setAttribute("data-signed-in","")}catch(_){}
if(e.getAttribute("data-kind")==="app")d.addEventListener("submit",w.onsetEarlySubmit=function f(v){
v.preventDefault();f.form=v.target;f.submitter=v.submitter},true)
})(document,window)`;
