import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { hostingIntegration } from './src/hosting/build-integration.ts';
import { interactIntegration } from './src/islands/interact-integration.ts';
import { scriptsBringNoStyles } from './src/layout/scripts-bring-no-styles.ts';
import { offlineIntegration } from './src/offline/build/offline-integration.ts';
import { publicSettings } from './src/settings.server.ts';

const { siteUrl, isSiteUrlSet } = publicSettings();
if (!isSiteUrlSet) console.warn(`PUBLIC_SITE_URL no está definida: las direcciones canónicas usan ${siteUrl}.`);

/**
 * Modules that always travel together are one file: fifty small ones compress worse, and each costs a request and its
 * headers. `page` is what every page runs at once; it must never reach React. The rest comes with the first island.
 */
const SHARED_FILES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//, priority: 3 },
  {
    name: 'page',
    test: /\/src\/(?:analytics|navigation|offline\/page\/start|tools\/situation\/repaint\/start)/,
    priority: 2,
  },
  // A group takes along what it leans on: named apart, these words never bring React to a script without it.
  { name: 'words', test: /\/src\/catalogue\/(?:visa-status|status-class|region|filter)\.ts$/, priority: 2 },
  // What islands of nearly every page are made of; none is longer than the headers it would travel with.
  {
    name: 'pieces',
    test: /\/src\/(?:ui\/(?:button|field|icon|flag|toast|use-combobox|use-early-text)|islands\/use-island-ready|catalogue\/(?:badge|source-link|suggestion-list))\.tsx?$/,
    priority: 1,
  },
  // Without React: what every form of a page is kept with, and what stores a page for reading offline.
  { name: 'forms', test: /\/src\/enquiries\/(?:keep-drafts|watch-forms|form-element)\.ts$/, priority: 1 },
  { name: 'offline', test: /\/src\/offline\/page\/(?:workers|save|watch-versions|update-strip)\.ts$/, priority: 1 },
];

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
    plugins: [tailwindcss(), scriptsBringNoStyles()],
    // A font inside the page would be downloaded again with every page.
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } } },
  },
});
