/**
 * The six tabs, in order. `id` is the value of the specification (section 2, Travel wiki), `anchor` what the address shows
 * (`/wiki#salud`); an address with the id (`/wiki#health`) opens the same tab.
 */
export const WIKI_TOPICS = [
  { id: 'documents', anchor: 'documentos', label: 'Documentos', shortLabel: 'Docs' },
  { id: 'schengen', anchor: 'schengen', label: 'Schengen', shortLabel: 'Schengen' },
  { id: 'tips', anchor: 'consejos', label: 'Consejos', shortLabel: 'Tips' },
  { id: 'safety', anchor: 'seguridad', label: 'Seguridad', shortLabel: 'Seguridad' },
  { id: 'money', anchor: 'dinero', label: 'Dinero', shortLabel: 'Dinero' },
  { id: 'health', anchor: 'salud', label: 'Salud', shortLabel: 'Salud' },
] as const;

export type WikiTopic = (typeof WIKI_TOPICS)[number];
