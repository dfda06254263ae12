import { GUIDE_IDEA_SENT, SENT_TEXTS } from './messages.ts';

const TEXTS: Record<string, string> = { ...SENT_TEXTS, 'guide-idea': GUIDE_IDEA_SENT.join(' ') };

/** On `/gracias?de=contact`: the form's own thanks instead of the general one. */
export function showThanksFor(search: string): void {
  const kind = new URLSearchParams(search).get('de') ?? '';
  const line = document.getElementById('thanks-text');
  const text = Object.hasOwn(TEXTS, kind) ? TEXTS[kind] : undefined;
  if (line && text !== undefined) line.textContent = text;
}
