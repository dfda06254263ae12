import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { galleryIntegration } from './e2e/gallery/gallery-integration.ts';
import { followContent } from './src/records/follow-content.ts';
import { hostingIntegration } from './src/site/hosting/build-integration.ts';
import { embedIntegration } from './src/site/hosting/embed-integration.ts';
import { offlineIntegration } from './src/site/hosting/offline-integration.ts';
import { scriptsBringNoStyles } from './src/site/scripts-bring-no-styles.ts';
import { publicSettings } from './src/site/settings.server.ts';

const { siteUrl, isSiteUrlSet, operator } = publicSettings();
if (!isSiteUrlSet) console.warn(`PUBLIC_SITE_URL no está definida: las direcciones canónicas usan ${siteUrl}.`);
if (!operator) {
  console.warn(
    'PUBLIC_OPERATOR_NAME y PUBLIC_OPERATOR_ADDRESS no están definidas: el aviso de privacidad no dice quién responde, como pide la ley.',
  );
}

/**
 * Modules that travel together are one file: small files compress a fifth worse, and each costs a request and its headers.
 * `page` is what every page runs at once, with what its header asks and most pages say; it must never reach React. The
 * rest comes with the first island.
 * A group takes along what it leans on, also for those who want only that: what scripts without React share with islands
 * stands in a group of its own, with a higher priority.
 */
const SHARED_FILES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//, priority: 3 },
  {
    name: 'page',
    test: /\/src\/(?:site\/(?:page-events|scroll-depth|when-activated|show-at-once|prefetch-on-intent)|ui\/(?:track-event|toast|copy-link)|changes\/note-visit|journey\/journey-keys|offline\/(?:keep-offline|consent|register)|catalogue\/page-path|trip\/documents\/repaint\/start|ui\/add-styles|(?:catalogue\/(?:visa-status|spoken-list|stale-fact|today|partial-date|wording|current|load-once|search|search-index|slug)|search\/(?:places-file|search-box\.element)|site\/(?:site-menu|terms-)|ui\/(?:icons|make)|country\/(?:status-class|share-targets)|catalogue\/country-details)\.ts$)/,
    priority: 2,
  },
  // What home, the map and the changes choose from, count and unfold.
  {
    name: 'lists',
    test: /\/src\/(?:catalogue\/(?:region|filter)|country\/(?:cells-changed|count-cells|status-counts)|ui\/unfold)\.ts$/,
    priority: 2,
  },
  // What the tools say, and keep on the device.
  {
    name: 'sayings',
    test: /\/src\/(?:catalogue\/(?:passport-words|confidence|counted)|ui\/(?:shape|stored-data)|journey\/(?:calendar-day|page-store)|trip\/(?:published-address|checklist\/list-address))\.ts$/,
    priority: 2,
  },
  {
    name: 'personal',
    test: /\/src\/journey\/(?:personal-answer|current-situation|situation-words)\.ts$/,
    priority: 2,
  },
  { name: 'money', test: /\/src\/catalogue\/money\.ts$/, priority: 3 },
  { name: 'rates', test: /\/src\/home\/exchange\/(?:live-rates|number-format|shown-rates)\.ts$/, priority: 2 },
  { name: 'search', test: /\/src\/search\/(?!search-box)[\w-]+\.ts$/, priority: 2 },
  // The islands of every page, and what most fields and buttons are made of.
  {
    name: 'header',
    test: /\/src\/(?:search\/search-box|ui\/(?:button|field|icon|flag))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'pieces',
    test: /\/src\/(?:country\/(?:badge|source-link|figure-notes|doubt|status-since)|ui\/(?:dialog|printed-fields|use-address-search))\.tsx?$/,
    priority: 1,
  },
  { name: 'choices', test: /\/src\/ui\/(?:choice|use-early-choices|use-loaded)\.tsx?$/, priority: 1 },
  // The journey on the device, which several tools show.
  {
    name: 'journey',
    test: /\/src\/(?:journey\/(?:journey-(?:store|address|draft)|stored-journey|coming-stop)|trip\/journey-notice)\.tsx?$/,
    priority: 1,
  },
  // What looks after the pages stored for reading offline.
  { name: 'offline', test: /\/src\/offline\/(?:store|manifest)\.ts$/, priority: 2 },
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
  integrations: [
    followContent(),
    react(),
    galleryIntegration(),
    embedIntegration(),
    hostingIntegration(),
    offlineIntegration(),
  ],
  vite: {
    // A native module: `npm run dev` must not look for scripts in it.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    plugins: [scriptsBringNoStyles()],
    // A font inside the page would be downloaded again with every page.
    // Phones of 2022 do not know nested rules: the build unfolds them.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome104', 'safari16.4', 'firefox115'] },
    environments: {
      client: {
        build: {
          modulePreload: false,
          rolldownOptions: {
            output: {
              codeSplitting: { groups: SHARED_FILES },
              // Every page names its files: `country-page.[hash].js`, without Astro's account of which script of it.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
            },
          },
        },
      },
    },
  },
});
