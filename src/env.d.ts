/// <reference types="astro/client" />

interface Window {
  /** The global analytics tag, when the page has one. The site never loads it. */
  gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
}

type OwnElement<Attributes = object> = React.DetailedHTMLProps<
  React.HTMLAttributes<HTMLElement> & Attributes,
  HTMLElement
>;

declare namespace React.JSX {
  interface IntrinsicElements {
    'compare-list': OwnElement;
    'copy-tips': OwnElement;
    'country-comparison': OwnElement;
    'country-dialog': OwnElement;
    'enquiry-form': OwnElement<{ kind: string; waits: string | undefined }>;
    'exchange-rates': OwnElement<{ bundled: string; live: string | undefined }>;
    'family-total': OwnElement<{ fees: string }>;
    'follow-changes': OwnElement;
    'filtered-list': OwnElement;
    'my-visas': OwnElement;
    'own-case': OwnElement;
    'offline-page': OwnElement;
    'own-line': OwnElement<{ answers?: '' }>;
    'from-day': OwnElement<{ day: string }>;
    'save-offline': OwnElement<{ country: string | undefined }>;
    'share-buttons': OwnElement;
    'site-menu': OwnElement<{ class: string }>;
    'terms-banner': OwnElement;
    'visa-questions': OwnElement<{ rules: string }>;
    'visa-term': OwnElement;
    'world-map': OwnElement;
  }
}
