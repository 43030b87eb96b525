import { chromium } from 'playwright'; import { testBrowser } from './tests/setup/browser.ts'; import { startProcess } from './tests/e2e/site-process.ts';
const site = await startProcess({PORT:'0',DATA_DIR:'/tmp/e11-data'}); const {launch}=await testBrowser(); const b=await chromium.launch(launch);
for (const [n,f] of [['html',r=>r.fulfill({contentType:'text/html',body:'<h1>Hotel'})],['never',()=>new Promise(()=>{})]]) {
 const c=await b.newContext({baseURL:site.origin,viewport:{width:390,height:844}}); await c.route('**/api/**',(r)=>{console.log(n,r.request().url());return f(r)}); const p=await c.newPage(); p.on('pageerror',e=>console.log('ERR',e.message)); p.on('console',m=>console.log(n,m.text()));
 await p.goto('/checkout?plan=yearly'); await p.mouse.move(40,40); await p.mouse.move(80,80); await p.waitForTimeout(6000); console.log(await p.locator('iframe').count(), await p.frames().map(f=>f.url())); console.log((await p.frameLocator('iframe').first().locator('body').innerText().catch(e=>String(e))).slice(0,200)); await p.screenshot({path:`/tmp/e11-demo-${n}.png`,fullPage:true}); await c.close();
}
await b.close(); await site.stop();
