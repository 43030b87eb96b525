// What a service worker for the offline page costs.
import { chromium } from 'playwright'; import { createServer } from 'node:http'; import { readFileSync } from 'node:fs'; import { brotliDecompressSync } from 'node:zlib'; import { testBrowser } from './tests/setup/browser.ts';
const page = readFileSync('site/build/client/pricing/index.html'); 
const SW = { plain: `addEventListener('install',e=>e.waitUntil(caches.open('o').then(c=>c.add('/offline.html'))));addEventListener('fetch',e=>{if(e.request.mode==='navigate')e.respondWith(fetch(e.request).catch(()=>caches.match('/offline.html')))})`,
 preload: `addEventListener('activate',e=>e.waitUntil(registration.navigationPreload.enable()));addEventListener('install',e=>e.waitUntil(caches.open('o').then(c=>c.add('/offline.html'))));addEventListener('fetch',e=>{if(e.request.mode==='navigate')e.respondWith((async()=>{try{return await e.preloadResponse||await fetch(e.request)}catch{return caches.match('/offline.html')}})())})`};
let log=[];
const s=createServer((q,r)=>{log.push(q.url); const kind=/\/sw-(\w+)\.js/.exec(q.url)?.[1]; if(kind){r.writeHead(200,{'content-type':'text/javascript','cache-control':'max-age=0'});return r.end(SW[kind]);} if(q.url==='/reg')  {r.writeHead(200,{'content-type':'text/html'});return r.end('<!doctype html><title>reg</title>')} if(q.url.startsWith('/p')||q.url==='/offline.html'){r.writeHead(200,{'content-type':'text/html; charset=utf-8','cache-control':'max-age=0'});return r.end('<!doctype html><title>x</title>'+'<p>x'.repeat(2000))} r.writeHead(404).end()}).listen(0);
const origin='http://localhost:'+s.address().port; const {launch}=await testBrowser();
const out={none:[],plain:[],preload:[]}; const firstReq={};
const b=await chromium.launch(launch); const ctx={};
for(const k of Object.keys(out)){const c=await b.newContext({baseURL:origin}); ctx[k]=c; const p=await c.newPage(); log=[]; await p.goto('/reg'); if(k!=='none'){await p.evaluate(async k=>{await navigator.serviceWorker.register(`/sw-${k}.js`);await navigator.serviceWorker.ready},k)} firstReq[k]=[...log]; await p.close();}
for(let i=0;i<24;i++)for(const k of Object.keys(out)){const p=await ctx[k].newPage(); const cdp=await ctx[k].newCDPSession(p); if(k!=='none'&&i%2===0){await cdp.send('ServiceWorker.enable');await cdp.send('ServiceWorker.stopAllWorkers');} await p.goto('/p'+i); const t=await p.evaluate(()=>{const n=performance.getEntriesByType('navigation')[0];return n.responseStart-n.startTime}); out[k].push([i%2===0?'stopped':'running',t]); await p.close();}
const med=a=>a.sort((x,y)=>x-y)[a.length>>1].toFixed(1);
console.log(firstReq); for(const k of Object.keys(out)) console.log(k,'stopped',med(out[k].filter(x=>x[0]==='stopped').map(x=>x[1])),'running',med(out[k].filter(x=>x[0]==='running').map(x=>x[1])));
log=[]; {const p=await ctx.plain.newPage(); await p.goto('/p1'); await p.waitForTimeout(1500); console.log('later visit',log)} 
await b.close(); s.close();
