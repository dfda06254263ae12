import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { hostingIntegration } from './src/hosting/build-integration.ts';
import { interactIntegration } from './src/islands/interact-integration.ts';
import { offlineIntegration } from './src/offline/build/offline-integration.ts';
import { publicSettings } from './src/settings.server.ts';

const { siteUrl, isSiteUrlSet } = publicSettings();
if (!isSiteUrlSet) console.warn(`PUBLIC_SITE_URL no está definida: las direcciones canónicas usan ${siteUrl}.`);

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  build: {
    // `dist/pais/japan.html` answers `/pais/japan` on every static host, without a redirect to a slash.
    format: 'file',
    // One request less before the first paint; each page carries only the rules of its own components.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  integrations: [react(), interactIntegration(), hostingIntegration(), offlineIntegration()],
  vite: {
    plugins: [tailwindcss()],
    // A font inside the page would be downloaded again with every page.
    build: { assetsInlineLimit: 0 },
  },
});
