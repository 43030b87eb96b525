import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from '../site/css-target.ts';

/** Storybook's own build: it cannot share the site's, whose React Router plugin wants a root route. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { cssTarget },
  // Found only once a mail's story runs, it would reload the page under the story.
  optimizeDeps: { include: ['react-email'] },
});
