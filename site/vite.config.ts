import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { clientFiles } from './app/client-files.ts';
import { cssTarget } from './css-target.ts';
import { readPublicConfig } from './public-config.schema.ts';

/** The site's build. Its root is this folder, wherever it is started from: React Router's prerenderer needs it so. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), clientFiles(import.meta.dirname)],
  define: { PUBLIC_CONFIG: JSON.stringify(readPublicConfig(process.env)) },
  build: { cssTarget, assetsInlineLimit: 0 },
  // The server's build is not cut into files, so what is fetched late in the browser is simply there.
  environments: { ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } } },
  // In development the pages come from here and the account API from a server started beside it.
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
