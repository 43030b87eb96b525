import sharp from 'sharp'; import { readFileSync } from 'node:fs';
const html = readFileSync('.failures/index.html','utf8');
const figs=[...html.matchAll(/<section><h2>(.*?)<\/h2>(.*?)<\/section>/gs)].flatMap(([,f,b])=>[...b.matchAll(/src="(\d+\.webp)".*?<figcaption>(.*?)<\/figcaption>/gs)].map(([,file,path])=>({f,file,path})));
async function montage(sel,out,w,h){const items=figs.filter(sel);const tiles=await Promise.all(items.map(async({file})=>sharp('.failures/'+file).resize({width:w}).toBuffer().then(b=>sharp(b).metadata().then(m=>sharp(b).extract({left:0,top:0,width:w,height:Math.min(m.height,h)}).png().toBuffer()))));
await sharp({create:{width:(w+8)*items.length,height:h,channels:3,background:'#888'}}).composite(tiles.map((input,i)=>({input,left:i*(w+8),top:0}))).png().toFile(out);console.log(out,items.map(i=>i.f+' '+i.path).join(' | '));}




await montage(({path,f})=>/checkout.*yearly$|login$|^.$|nope/.test(path),'/tmp/e11-mix.png',300,1000);
