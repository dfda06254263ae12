import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { galleryIntegration } from './e2e/gallery/gallery-integration.ts';
import { followContent } from './src/records/follow-content.ts';
import { hostingIntegration } from './src/site/hosting/build-integration.ts';
import { scriptsBringNoStyles } from './src/site/scripts-bring-no-styles.ts';
import { publicSettings } from './src/site/settings.server.ts';

/** What every page runs, and what many pages share that is smaller than the headers of a file of their own. */
const EVERY_PAGE =
  /\/src\/(site\/base-page\.astro|(country\/from-day|ui\/toast|catalogue\/(country-details|partial-date|spoken-list|counted|trip-tools))\.ts)/;
/** What pages that are read start, and forms, visa guides and tools share with them. */
const READING =
  /\/src\/(catalogue\/money|country\/(show-today|share-buttons\.element)|journey\/calendar-(day|file)|offline\/save-offline\.element|trip\/published-address|ui\/(save-file|stored-data))\.ts$/;
/** What reading pages ask for later, and the scripts of tools before React has come. */
const SHARED =
  /\/src\/(catalogue\/(country-summary|voice\/update-dateline)|country\/(sections|status-class)|journey\/(load-journey-facts|load-views)|search\/(airport-named|places-in)|trip\/left-out-words)\.ts$/;
/** What the box asks for with its first key. */
const BOX = /\/src\/search\/(answers|find-countries)\.ts$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** What more than one tool starts with. */
const EVERY_TOOL =
  /\/src\/((ui|search)\/(?!lists|printed-fields)[\w-]+\.tsx|country\/(notices|share-buttons)\.tsx|catalogue\/topic\.ts|(ui|trip)\/use-[\w-]+\.ts|trip\/(failure|one-of|situation\/situation-form)\.tsx)$/;
/** What every tool with stays starts with, and every view of a trip. */
/** A journey as an address tells it: for typed trips of any page, too. */
const JOURNEY = /\/src\/journey\/journey-(address|draft)\.ts$/;
const STAYS =
  /\/src\/(trip\/([\w-]+|my-trip\/(stop-questions|trip-frame|travellers-form|answer-sections))\.tsx|trip\/my-trip\/use-trip\.ts|journey\/(trip-(answers|draft)|answer-words|calendar-events|layover-answer)\.ts|catalogue\/confidence\.ts)$/;

const { siteUrl, isSiteUrlSet, operator } = publicSettings();
if (!isSiteUrlSet) console.warn(`PUBLIC_SITE_URL no está definida: las direcciones canónicas usan ${siteUrl}.`);
if (!operator) {
  console.warn(
    'PUBLIC_OPERATOR_NAME y PUBLIC_OPERATOR_ADDRESS no están definidas: el aviso de privacidad no dice quién responde, como pide la ley.',
  );
}

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
    // While one share picture is compressed the next is drawn.
    concurrency: 2,
  },
  devToolbar: { enabled: false },
  integrations: [followContent(), react(), galleryIntegration(), hostingIntegration()],
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
          rolldownOptions: {
            output: {
              // Every page names its files: `country-page.[hash].js`, without Astro's account of which script of it.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
              // Each with all that it imports; the rest as the bundler divides it.
              codeSplitting: {
                groups: [
                  { name: 'base-page', test: EVERY_PAGE },
                  { name: 'reading', test: READING },
                  { name: 'shared', test: SHARED },
                  { name: 'box', test: BOX },
                  { name: 'journey', test: JOURNEY },
                  { name: 'react', test: REACT },
                  { name: 'tool', test: EVERY_TOOL },
                  { name: 'stays', test: STAYS },
                ],
              },
            },
          },
        },
      },
    },
  },
});
