/// <reference types="astro/client" />

interface Window {
  /** The global analytics tag, when the page has one. The site never loads it. */
  gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
}

declare namespace React.JSX {
  interface IntrinsicElements {
    'compare-list': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    'copy-tips': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    'country-dialog': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    'exchange-rates': React.DetailedHTMLProps<
      React.HTMLAttributes<HTMLElement> & { bundled: string; live: string | undefined },
      HTMLElement
    >;
    'follow-changes': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    'filtered-list': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    'own-line': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement> & { answers?: '' }, HTMLElement>;
    'from-day': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement> & { day: string }, HTMLElement>;
    'world-map': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
  }
}
